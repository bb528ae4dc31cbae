import { useState } from 'react'
import { Input } from 'antd'
import styles from './FilterRow.module.css'

export interface NumberRangeProps {
  /** "Age" gives the names "Age from" and "Age to". */
  label: string
  from: number | undefined
  to: number | undefined
  /** Whole numbers from 0. */
  max: number
  onChange: (range: { from: number | undefined; to: number | undefined }) => void
}

/** Two whole numbers, each may stay open. Sent when a field is left or with Enter; a reversed pair is turned round. */
export function NumberRange({ label, from, to, max, onChange }: NumberRangeProps) {
  const send = (next: { from: number | undefined; to: number | undefined }) => {
    const isReversed = next.from !== undefined && next.to !== undefined && next.from > next.to
    onChange(isReversed ? { from: next.to, to: next.from } : next)
  }
  return (
    <span className={styles.range} role="group" aria-label={label}>
      <span className={styles.rangeWord}>{label}</span>
      <WholeInput name={`${label} from`} value={from} max={max} onSend={(value) => send({ from: value, to })} />
      <span className={styles.rangeWord}>to</span>
      <WholeInput name={`${label} to`} value={to} max={max} onSend={(value) => send({ from, to: value })} />
    </span>
  )
}

interface WholeInputProps {
  name: string
  value: number | undefined
  max: number
  onSend: (value: number | undefined) => void
}

function WholeInput({ name, value, max, onSend }: WholeInputProps) {
  const shown = value === undefined ? '' : String(value)
  const [typed, setTyped] = useState<string | null>(null)
  const handleSend = () => {
    if (typed === null) return
    setTyped(null)
    const next = typed === '' ? undefined : Math.min(Number(typed), max)
    if (next !== value) onSend(next)
  }
  return (
    <Input
      className={styles.whole ?? ''}
      aria-label={name}
      inputMode="numeric"
      value={typed ?? shown}
      onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 3))}
      onBlur={handleSend}
      onPressEnter={handleSend}
    />
  )
}
