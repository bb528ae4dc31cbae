export { MapPage } from './ui/MapPage'
