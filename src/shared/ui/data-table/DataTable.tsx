import { useEffect, type ReactNode } from 'react'
import { Pagination, Table, type TableColumnsType } from 'antd'
import { useIsPhone } from '@/shared/lib/viewport'
import { TableSkeleton } from './TableSkeleton'
import styles from './DataTable.module.css'

/** Where a list stands; `useAddressState` of shared/lib keeps it in the address. */
export interface Paging {
  /** From 1. */
  page: number
  limit: number
  /** Key of the column that orders the rows, with a minus in front for descending; absent where the order is fixed. */
  sort?: string | undefined
  onChange: (patch: { page?: number; sort?: string }) => void
}

export interface DataTableProps<Row> {
  /** antd columns; a sortable one has `sorter: true` and a key. */
  columns: TableColumnsType<Row>
  /** undefined while the first page is on its way. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  totalCount: number
  paging: Paging
  /** Instead of an empty table: first use, or no match for the filters. */
  empty: ReactNode
  /** A row of a phone's list; without it the table scrolls sideways. */
  renderPhoneRow?: (row: Row) => ReactNode
  /** Names the table for a screen reader. */
  label: string
}

/** A list in a card: pages and order by the server, a list of rows on phones. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, totalCount, paging, empty, renderPhoneRow, label } = props
  const isPhone = useIsPhone()
  useLastPage(rows, totalCount, paging)
  if (rows === undefined) return <TableSkeleton />
  if (totalCount === 0) return <div className="card">{empty}</div>
  return (
    <>
      {isPhone && renderPhoneRow ? (
        <ul className={styles.list} aria-label={label}>
          {rows.map((row) => (
            <li key={rowKey(row)} className={styles.item}>
              {renderPhoneRow(row)}
            </li>
          ))}
        </ul>
      ) : (
        <div className={`card ${styles.table}`}>
          <Table<Row>
            caption={<span className="visually-hidden">{label}</span>}
            size="small"
            columns={withOrder(columns, paging.sort)}
            dataSource={[...rows]}
            rowKey={rowKey}
            pagination={false}
            scroll={{ x: 'max-content' }}
            showSorterTooltip={false}
            sortDirections={['ascend', 'descend', 'ascend']}
            onChange={(_pagination, _filters, sorter) => {
              const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
              if (columnKey !== undefined)
                paging.onChange({ sort: `${order === 'descend' ? '-' : ''}${String(columnKey)}` })
            }}
          />
        </div>
      )}
      <div className={styles.foot}>
        <span>{rangeText(paging, rows.length, totalCount)}</span>
        {totalCount > paging.limit && (
          <Pagination
            current={paging.page}
            pageSize={paging.limit}
            total={totalCount}
            showSizeChanger={false}
            showLessItems={isPhone}
            onChange={(page) => paging.onChange({ page })}
          />
        )}
      </div>
    </>
  )
}

/** Behind the end of the list, by an old link or since its last row went, the last page is shown. */
function useLastPage(rows: readonly unknown[] | undefined, totalCount: number, { page, limit, onChange }: Paging) {
  const last = Math.max(1, Math.ceil(totalCount / limit))
  const isBehind = rows?.length === 0 && page > last
  useEffect(() => {
    if (isBehind) onChange({ page: last })
  }, [isBehind, last, onChange])
}

/** The order shown in the head of its column. */
const withOrder = <Row extends object>(columns: TableColumnsType<Row>, sort = ''): TableColumnsType<Row> =>
  columns.map((column) => {
    if (!('sorter' in column) || !column.sorter) return column
    const isOrdered = sort.replace('-', '') === column.key
    return { ...column, sortOrder: isOrdered ? (sort.startsWith('-') ? 'descend' : 'ascend') : null }
  })

/** '1 to 25 of 53'; thousands with a comma. */
function rangeText({ page, limit }: Paging, shown: number, total: number): string {
  const number = (value: number) => value.toLocaleString('en')
  const offset = (page - 1) * limit
  return shown === 0
    ? `None of ${number(total)}`
    : `${number(offset + 1)} to ${number(offset + shown)} of ${number(total)}`
}
