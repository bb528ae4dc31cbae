import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app'
import { loadConfig, type Config } from './config'
import { loadReferenceData } from './db/reference-data'
import { startDatabase } from './db/start-database'
import { describeFailure } from './errors'
import { createLog } from './log'
import { uploadsFolder } from './modules/files/uploads-folder'
import { runJobs } from './modules/jobs/run-jobs'
import { keepWorkerThread } from './modules/jobs/worker-thread-keeper'
import { schema } from './schema'
import { startServices } from './services'

const log = createLog()
/** ms that running requests get to end */
const grace = 10_000

/** By default a thread beside the server works on the queue; at scale processes of their own do. */
const startJobs = { all: keepWorkerThread, worker: runJobs, web: () => undefined }

async function main(): Promise<void> {
  const config = await loadConfig(process.env, process.argv.slice(2))
  const database = await startDatabase({ ...config, log })
  await loadReferenceData(database.owner, config.referenceDir)
  const services = startServices(config, database, log)
  const jobsConfig = { place: database.place, settings: { uploadsDir: uploadsFolder(config.dataDir) } }
  const jobs = startJobs[config.role](jobsConfig, log)
  const http =
    config.role === 'worker' ? undefined : await listenHttp(createServer(createApp(services, schema)), config)
  const url = http && addressOf(http, config)
  process.stdout.write(url ? `Lanewise is listening on ${url}\n` : 'Lanewise is working\n')
  process.send?.({ type: 'ready', url, accounts: [] })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    if (http) await closeHttp(http)
    await jobs?.stop()
    await services.stop()
    await database.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

async function listenHttp(http: Server, { host, port }: Config): Promise<Server> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, host, resolve)
  })
  return http
}

function addressOf(http: Server, { host, publicUrl }: Config): string {
  const { port } = http.address() as AddressInfo
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Takes no more, lets what runs end, and cuts off what is still open after the grace: subscriptions have no end. */
async function closeHttp(http: Server): Promise<void> {
  const closed = new Promise((resolve) => http.close(resolve))
  http.closeIdleConnections()
  const timer = setTimeout(() => http.closeAllConnections(), grace)
  await closed
  clearTimeout(timer)
}

main().catch((error: unknown) => {
  log('the start failed', describeFailure(error))
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
