import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button, Popover } from 'antd'
import { closeIcon, Icon } from '@/shared/ui/icons'
import styles from './Ranks.module.css'

export interface SwimPopoverProps {
  /** What is clicked. */
  children: ReactNode
  /** Its name for a screen reader. */
  name: string
  title: string
  content: ReactNode
  /** The side of the button that it begins at. */
  side?: 'left' | 'right'
}

/** A number or name that can explain itself. The focus goes into the explanation and back. */
export function SwimPopover({ children, name, title, content, side = 'right' }: SwimPopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const handleClose = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <Popover
      trigger="click"
      placement={side === 'left' ? 'bottomLeft' : 'bottomRight'}
      open={isOpen}
      onOpenChange={setIsOpen}
      // not before it is shown: what is hidden takes no focus
      afterOpenChange={(isShown) => isShown && box.current?.focus()}
      destroyOnHidden
      content={
        <Explanation box={box} title={title} onClose={handleClose}>
          {content}
        </Explanation>
      }
    >
      <button
        ref={button}
        type="button"
        className={styles.explain}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={name}
      >
        {children}
      </button>
    </Popover>
  )
}

interface ExplanationProps {
  box: RefObject<HTMLDivElement | null>
  title: string
  onClose: () => void
  children: ReactNode
}

function Explanation({ box, title, onClose, children }: ExplanationProps) {
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={styles.explanation}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.explanationHead}>
        <h2>{title}</h2>
        <Button type="text" size="small" aria-label="Close" icon={<Icon icon={closeIcon} />} onClick={onClose} />
      </div>
      {children}
    </div>
  )
}
