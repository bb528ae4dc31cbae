export { meetCache } from './api/cache'
