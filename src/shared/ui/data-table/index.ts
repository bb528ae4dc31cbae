export { DataTable, type DataTableProps, type Paging } from './DataTable'
export { TableSkeleton } from './TableSkeleton'
