import { parentPort, workerData } from 'node:worker_threads'
import { createLog } from './log'
import { runJobs, type JobsConfig } from './modules/jobs/run-jobs'

// The thread beside the server: parsing and writing files keeps no request waiting.
const jobs = runJobs(workerData as JobsConfig, createLog())

parentPort?.once('message', () => {
  void jobs.stop().finally(() => process.exit(0))
})
