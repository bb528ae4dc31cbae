export { ActivitiesPage } from './ui/ActivitiesPage'
