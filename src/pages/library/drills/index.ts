export { DrillsPage } from './ui/DrillsPage'
