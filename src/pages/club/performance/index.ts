export { PerformancePage } from './ui/PerformancePage'
