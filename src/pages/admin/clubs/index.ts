export { ClubsPage } from './ui/ClubsPage'
