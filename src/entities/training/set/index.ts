export { setCache } from './api/cache'
export { useLibraryEvents } from './model/use-library-events'
