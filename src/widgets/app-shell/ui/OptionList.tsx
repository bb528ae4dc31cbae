import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { checkIcon, Icon, searchIcon } from '@/shared/ui/icons'
import styles from './Selector.module.css'

export interface Option {
  id: number
  name: string
  hint?: string
}

export interface OptionListProps {
  label: string
  options: readonly Option[]
  selectedId: number | null
  /** Said under the list, also instead of an empty one. */
  note?: string | null
  onSearch?: (text: string) => void
  onChoose: (id: number) => void
}

/** Search field over a list: arrows move, Enter chooses; the focus stays in the field (ARIA combobox pattern). */
export function OptionList({ label, options, selectedId, note, onSearch, onChoose }: OptionListProps) {
  const [text, setText] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => input.current?.focus(), [])

  const shown = options.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
  const active = shown[Math.min(activeIndex, shown.length - 1)]
  const optionId = (id: number) => `${listId}-${id}`

  const move = (to: number) => {
    const index = Math.max(0, Math.min(to, shown.length - 1))
    setActiveIndex(index)
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      Home: 0,
      End: shown.length - 1,
    }
    const to = moves[event.key]
    if (to !== undefined) {
      event.preventDefault()
      move(to)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      onChoose(active.id)
    }
  }

  return (
    <>
      <div className={styles.search}>
        <Icon icon={searchIcon} />
        <input
          ref={input}
          role="combobox"
          aria-label={`Search ${label.toLowerCase()}`}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active.id) : undefined}
          placeholder="Search"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setActiveIndex(0)
            onSearch?.(target.value.trim())
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <ul ref={list} id={listId} role="listbox" aria-label={label} className={styles.list}>
        {shown.map(({ id, name, hint }, index) => (
          // The keyboard acts through the field above, as the pattern wants it.
          <li
            key={id}
            id={optionId(id)}
            role="option"
            aria-selected={id === selectedId}
            data-active={id === active?.id}
            className={styles.option}
            onPointerMove={() => setActiveIndex(index)}
            onClick={() => onChoose(id)}
          >
            <span>{name}</span>
            {id === selectedId ? <Icon icon={checkIcon} /> : hint && <span className={styles.hint}>{hint}</span>}
          </li>
        ))}
      </ul>
      {(note || shown.length === 0) && <p className={styles.note}>{note ?? `No ${label.toLowerCase()} found`}</p>}
    </>
  )
}
