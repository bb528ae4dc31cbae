export { RankLibraryPage } from './ui/RankLibraryPage'
