export { facilityCache } from './api/cache'
