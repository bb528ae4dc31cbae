import { useEffect, useState, type ReactNode } from 'react'
import { Input } from 'antd'
import { Icon, searchIcon } from '../icons'
import styles from './FilterRow.module.css'

/** ms after the last key before a search is sent */
const TYPING_PAUSE = 250

export interface FilterRowProps {
  /** Search field first; absent where a list has none. */
  search?: { value: string; placeholder: string; onSearch: (text: string) => void }
  /** The controls, most used first. */
  children?: ReactNode
  /** Shown while any filter is set. */
  onClear?: (() => void) | undefined
  /** At the right end: how many of how many. */
  count?: ReactNode
}

/** One row of filters above a table; the address carries what they say. */
export const FilterRow = ({ search, children, onClear, count }: FilterRowProps) => (
  <div className={styles.row} role="search">
    {search && <SearchField {...search} />}
    {children}
    {onClear && (
      <button type="button" className={styles.clear} onClick={onClear}>
        Clear
      </button>
    )}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </div>
)

function SearchField({ value, placeholder, onSearch }: NonNullable<FilterRowProps['search']>) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  // cleared or changed from outside, not by what was typed here
  if (value !== seen) {
    setSeen(value)
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return (
    <Input
      className={styles.search ?? ''}
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={placeholder}
      aria-label={placeholder}
      prefix={<Icon icon={searchIcon} />}
      allowClear
      maxLength={200}
    />
  )
}
