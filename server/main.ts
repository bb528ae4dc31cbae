import { createApp } from './app'
import { loadConfig } from './config'
import { demoAccounts, loadDemoData } from './db/demo-data'
import { loadReferenceData } from './db/reference-data'
import { startDatabase } from './db/start-database'
import { describeFailure } from './errors'
import { addressOf, serve, stopServing } from './http/serve'
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
  if (config.demo) await loadDemoData(database.owner)
  const services = startServices(config, database, log)
  const jobsConfig = { place: database.place, settings: { uploadsDir: uploadsFolder(config.dataDir) } }
  const jobs = startJobs[config.role](jobsConfig, log)
  const http = config.role === 'worker' ? undefined : await serve(createApp(services, schema), config)
  const url = http && (config.publicUrl ?? addressOf(http))
  process.stdout.write(url ? `Lanewise is listening on ${url}\n` : 'Lanewise is working\n')
  process.send?.({ type: 'ready', url, accounts: config.demo ? demoAccounts : [] })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    if (http) await stopServing(http, grace)
    await jobs?.stop()
    await services.stop()
    await database.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

main().catch((error: unknown) => {
  log('the start failed', describeFailure(error))
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
