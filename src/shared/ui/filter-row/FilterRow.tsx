import { useId, useState, type ReactNode } from 'react'
import { Button } from 'antd'
import { useIsPhone } from '@/shared/lib/viewport'
import { downIcon, filterIcon, Icon } from '../icons'
import { FilterSheet } from './FilterSheet'
import { SearchField, type SearchFieldProps } from './SearchField'
import styles from './FilterRow.module.css'

export interface FilterRowProps {
  /** Search field first; absent where a list has none. */
  search?: SearchFieldProps
  /** The controls, most used first, each in a FilterField. */
  children?: ReactNode
  /** Controls that are seldom used, behind "More, 2 set". */
  more?: ReactNode
  /** How many of the controls are set, those behind More included. */
  setCount?: number
  moreCount?: number
  /** Shown while any filter is set, the search too. */
  onClear?: (() => void) | undefined
  /** At the right end: how many of how many. */
  count?: ReactNode
}

/** One row of filters above a table, on phones a button that opens them in a sheet; the address carries what they say. */
export function FilterRow(props: FilterRowProps) {
  const { search, children, more, setCount = 0, moreCount = 0, onClear, count } = props
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  if (isPhone) {
    return (
      <div className={styles.row} role="search">
        {search && <SearchField {...search} />}
        {children && (
          <Button
            className={search ? '' : (styles.wide ?? '')}
            icon={<Icon icon={filterIcon} />}
            aria-haspopup="dialog"
            aria-label={setCount > 0 ? `Filters, ${setCount} set` : 'Filters'}
            onClick={() => setIsOpen(true)}
          >
            {search ? setCount || null : setCount > 0 ? `Filters, ${setCount} set` : 'Filters'}
          </Button>
        )}
        {isOpen && (
          <FilterSheet onClear={onClear} onClose={() => setIsOpen(false)}>
            {children}
            {more}
          </FilterSheet>
        )}
      </div>
    )
  }
  return (
    <div role="search" className={styles.filters}>
      <div className={styles.row}>
        {search && <SearchField {...search} />}
        {children}
        {more && (
          <Button
            icon={<Icon icon={filterIcon} />}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {moreCount > 0 ? `More, ${moreCount} set` : 'More'}
            <Icon icon={downIcon} size={12} className={isOpen ? (styles.turned ?? '') : ''} />
          </Button>
        )}
        {onClear && (
          <button type="button" className={styles.clear} aria-label="Clear all filters" onClick={onClear}>
            Clear
          </button>
        )}
        {count !== undefined && (
          <span className={styles.count} role="status">
            {count}
          </span>
        )}
      </div>
      {more && (
        <div id={panelId} hidden={!isOpen} className={`card ${styles.panel}`}>
          {isOpen && more}
        </div>
      )}
    </div>
  )
}
