export { ClubRankTablePage } from './ui/ClubRankTablePage'
export { LeagueRankTablePage } from './ui/LeagueRankTablePage'
