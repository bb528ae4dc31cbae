import { readImport } from '../files/read-import'
import { undoImport } from '../files/undo-import'
import { writeImport } from '../files/write-import'
import type { JobHandlers } from './job-handler'

/** Every kind of job that there is, by its name in the job table. */
export const jobHandlers: JobHandlers = {
  'read-import': readImport,
  'write-import': writeImport,
  'undo-import': undoImport,
}
