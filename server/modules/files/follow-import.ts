import type { Services } from '../../context'
import { progressNews } from '../jobs/progress-news'
import type { ImportRow, ImportState } from './import.repo'

/** States in which a worker is at it. */
const WORKING: readonly ImportState[] = ['reading', 'writing', 'undoing']

/** Also without news one looks once a second: what is told while a connection breaks is lost. */
const POLL_MS = 1_000

/**
 * An import now and whenever its worker tells something, until the worker is done with it or the import is gone.
 * @param find reads the import with the viewer's rights each time, so that a lost right ends it
 */
export async function* followImport(
  services: Services,
  find: () => Promise<ImportRow | undefined>,
): AsyncGenerator<ImportRow> {
  const news = progressNews(services)
  try {
    for (;;) {
      const row = await find()
      if (!row) return
      yield row
      if (!WORKING.includes(row.state)) return
      await news.next(row.jobId, POLL_MS)
    }
  } finally {
    news.close()
  }
}
