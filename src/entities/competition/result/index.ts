export { resultCache } from './api/cache'
