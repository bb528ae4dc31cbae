import type pg from 'pg'

const counted = new WeakSet<pg.PoolClient>()
let count = 0

// what every call has around its statements, whatever it asks
const frame = /^(begin|start transaction|commit|rollback|select set_config)/i

/** Counts the statements that all connections of a pool send while `work` runs, but for BEGIN, COMMIT and the settings. */
export async function countStatements(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  pool.on('acquire', watch)
  try {
    const before = count
    await work()
    // a reading transaction ends just after the answer
    await new Promise((resolve) => setTimeout(resolve, 50))
    return count - before
  } finally {
    pool.off('acquire', watch)
  }
}

function watch(client: pg.PoolClient): void {
  if (counted.has(client)) return
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  counted.add(client)
  client.query = ((...args: unknown[]) => {
    if (!frame.test(textOf(args[0]))) count += 1
    return query(...args)
  }) as typeof client.query
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { text: string }).text)
