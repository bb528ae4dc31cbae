export { MeetsPage } from './ui/MeetsPage'
