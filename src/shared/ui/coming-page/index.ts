export { ComingPage } from './ComingPage'
