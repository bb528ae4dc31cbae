export { resultCache } from './api/cache'
export { RecordListQuery, type RecordHolder, type RecordRow } from './api/record-list'
export { ResultListQuery, ResultOriginQuery, type ResultRow } from './api/result-list'
export { useCourse } from './model/use-course'
