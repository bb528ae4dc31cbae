export { SchedulePage } from './ui/SchedulePage'
