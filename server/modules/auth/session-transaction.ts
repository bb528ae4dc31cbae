import type { Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { inTransaction } from '../../db/transaction'

/** A transaction that may read and write credentials and tokens: for the sign-in code only, before it is known who asks. */
export const sessionTransaction = <T>(
  { services, request, viewer }: Context,
  work: (db: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  inTransaction(services.database.web, { role: 'session', userId: viewer.userId, origin: request.address }, work)
