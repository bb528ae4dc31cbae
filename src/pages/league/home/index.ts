export { LeagueHomePage } from './ui/LeagueHomePage'
