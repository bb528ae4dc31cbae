import { runJobs, type JobsConfig } from '../modules/jobs/run-jobs'

// A worker process of its own, to be killed: node --import tsx import-worker.ts '{"place":…,"settings":…}'
runJobs(JSON.parse(process.argv[2]!) as JobsConfig, () => undefined)
