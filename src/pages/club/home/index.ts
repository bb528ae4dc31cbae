export { ClubHomePage } from './ui/ClubHomePage'
