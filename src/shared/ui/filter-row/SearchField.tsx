import { useEffect, useState } from 'react'
import { Input } from 'antd'
import { Icon, searchIcon } from '../icons'
import styles from './FilterRow.module.css'

/** ms after the last key before a search is sent */
const TYPING_PAUSE = 250

export interface SearchFieldProps {
  value: string
  placeholder: string
  onSearch: (text: string) => void
}

/** A text that filters a list: sent when the typing pauses, at once with Enter. */
export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
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
      onPressEnter={() => onSearch(text.trim())}
      placeholder={placeholder}
      aria-label={placeholder}
      prefix={<Icon icon={searchIcon} />}
      allowClear
      maxLength={200}
    />
  )
}
