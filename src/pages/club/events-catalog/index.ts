export { EventsCatalogPage } from './ui/EventsCatalogPage'
