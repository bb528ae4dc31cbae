export { LeaguesPage } from './ui/LeaguesPage'
