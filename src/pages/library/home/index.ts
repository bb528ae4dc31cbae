export { LibraryPage } from './ui/LibraryPage'
