export { MessageCenterPage } from './ui/MessageCenterPage'
