export { GroupProgramPage } from './ui/GroupProgramPage'
