import type pg from 'pg'
import { describeFailure } from '../../errors'
import type { Log } from '../../log'

export interface Listening {
  stop(): Promise<void>
}

/**
 * Hears NOTIFY on a connection of its own and comes back after the connection breaks. What was told in between is lost:
 * whoever listens must also look by itself now and then.
 * @param onMessage called with the channel and the payload; also with an empty payload after each (re)connection
 */
export function listen(
  pool: pg.Pool,
  channels: readonly string[],
  onMessage: (channel: string, payload: string) => void,
  log: Log,
): Listening {
  let client: pg.PoolClient | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let delay = 100

  async function connect(): Promise<void> {
    try {
      const connected = await pool.connect()
      if (stopped) return connected.release()
      client = connected
      connected.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''))
      connected.once('error', lost)
      connected.once('end', lost)
      for (const channel of channels) await connected.query(`listen ${connected.escapeIdentifier(channel)}`)
      delay = 100
      for (const channel of channels) onMessage(channel, '')
    } catch (error) {
      log('jobs: cannot listen', describeFailure(error))
      lost()
    }
  }

  function lost(): void {
    const broken = client
    client = undefined
    broken?.removeAllListeners('notification')
    broken?.off('end', lost)
    broken?.release(true)
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(() => void connect(), delay)
    delay = Math.min(delay * 2, 2_000)
  }

  const first = connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await first
      const connected = client
      client = undefined
      connected?.removeAllListeners('notification')
      connected?.off('error', lost)
      connected?.off('end', lost)
      // closed, not given back: a connection that still listens is no use to others
      connected?.release(true)
    },
  }
}
