export { ClubUploadPage } from './ui/ClubUploadPage'
export { LeagueUploadPage } from './ui/LeagueUploadPage'
