export { GroupsPage } from './ui/GroupsPage'
