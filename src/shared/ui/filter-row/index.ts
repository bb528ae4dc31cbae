export { DateFilter } from './DateFilter'
export { FilterField } from './FilterField'
export { FilterRow, type FilterRowProps } from './FilterRow'
export { NumberRange } from './NumberRange'
