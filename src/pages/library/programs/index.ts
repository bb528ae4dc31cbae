export { ProgramsPage } from './ui/ProgramsPage'
