import { toFields } from './db/column-names'
import { AppError } from './errors'

export const CHANGED_MEANWHILE = 'Somebody else has changed this meanwhile'

/**
 * Refuses the save of a copy that was read before the last change, with what is stored now.
 * @param ifUpdateDate updateDate of the copy; without one anything goes
 */
export function refuseStale(stored: { update_date: string }, ifUpdateDate: string | null | undefined): void {
  if (ifUpdateDate == null || Date.parse(ifUpdateDate) === Date.parse(stored.update_date)) return
  throw new AppError('CONFLICT', CHANGED_MEANWHILE, undefined, { current: toFields(stored) })
}
