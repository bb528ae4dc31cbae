export { FilterRow, type FilterRowProps } from './FilterRow'
