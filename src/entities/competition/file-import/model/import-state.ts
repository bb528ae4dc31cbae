import type { FileImport } from '../api/file-import'

/** States in which a worker is at it; the others wait for a person or are over. */
const WORKING: readonly string[] = ['reading', 'writing', 'undoing']

/** Is the server busy with this import, so that it will change by itself? */
export const isWorking = ({ state }: Pick<FileImport, 'state'>): boolean => WORKING.includes(state)
