import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { CalendarDate } from 'contracts/calendar-date'

const FORMAT = 'YYYY-MM-DD'

export interface DateFilterProps {
  label: string
  value: CalendarDate | undefined
  onChange: (date: CalendarDate | undefined) => void
}

/** A day that a list begins or ends with; text YYYY-MM-DD outside. */
export const DateFilter = ({ label, value, onChange }: DateFilterProps) => (
  <DatePicker
    aria-label={label}
    placeholder={label}
    format={FORMAT}
    value={value ? dayjs(value, FORMAT) : null}
    onChange={(next) => onChange(next ? next.format(FORMAT) : undefined)}
  />
)
