import { Suspense, useRef, useState, type ComponentType } from 'react'
import { downIcon, Icon } from '@/shared/ui/icons'
import styles from './Selector.module.css'

export interface PickerProps {
  onDone: () => void
}

export interface SelectorProps {
  label: string
  /** Name of what is selected. */
  value: string | null
  /** The list, in a chunk that is loaded when it is opened. */
  Picker: ComponentType<PickerProps>
}

/** A closed selector is a button with its value; its list and search come when it is opened. */
export function Selector({ label, value, Picker }: SelectorProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div
      className={styles.selector}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget !== null && !currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
      onKeyDown={({ key }) => {
        if (isOpen && key === 'Escape') close()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={`${label}: ${value ?? 'not selected'}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>
        <span className={value ? styles.value : styles.none}>{value ?? 'Select'}</span>
        <Icon icon={downIcon} size={11} />
      </button>
      {isOpen && (
        <>
          <div className={styles.cover} onPointerDown={() => setIsOpen(false)} />
          <div className={styles.popover}>
            <Suspense fallback={<p className={styles.note}>Loading</p>}>
              <Picker onDone={close} />
            </Suspense>
          </div>
        </>
      )}
    </div>
  )
}
