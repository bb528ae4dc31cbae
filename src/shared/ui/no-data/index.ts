export { NoData } from './NoData'
