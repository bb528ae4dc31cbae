export { ClubRecordsPage } from './ui/ClubRecordsPage'
export { LeagueRecordsPage } from './ui/LeagueRecordsPage'
