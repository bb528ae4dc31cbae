export { SetsPage } from './ui/SetsPage'
