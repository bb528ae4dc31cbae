export { AthletesPage } from './ui/AthletesPage'
