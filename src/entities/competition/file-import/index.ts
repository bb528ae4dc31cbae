export { fileImportCache } from './api/cache'
