export { categoryCache } from './api/cache'
