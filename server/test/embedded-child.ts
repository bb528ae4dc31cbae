// A process of its own for the tests of the supervisor: keeps the server of the given folder up until its input ends.
import { keepEmbedded } from '../db/embedded-keeper'

const [dataDir = ''] = process.argv.slice(2)
const say = (event: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(event)}\n`)
const log = (message: string, fields?: Record<string, unknown>) => say({ message, ...fields })

say({ message: 'starting' })
const kept = await keepEmbedded({ dataDir, log, durable: process.env.DURABLE !== 'no' })
const report = () => {
  const { owned, socketDir, port } = kept.current()
  say({ message: 'up', owned, socketDir, port })
}
report()
kept.onRestart(report)

process.stdin.resume().on('end', async () => {
  await kept.stop()
  process.exit()
})
