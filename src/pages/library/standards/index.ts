export { StandardsPage } from './ui/StandardsPage'
