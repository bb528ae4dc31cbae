export { standardCache } from './api/cache'
