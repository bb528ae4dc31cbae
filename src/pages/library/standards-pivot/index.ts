export { StandardsPivotPage } from './ui/StandardsPivotPage'
