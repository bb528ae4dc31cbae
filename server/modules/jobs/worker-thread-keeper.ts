import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Log } from '../../log'
import type { JobsConfig, RunningJobs } from './run-jobs'

/** Starts the thread's program: beside the bundle, or where the server runs from its sources from them, through tsx. */
function startThread(options: WorkerOptions): Worker {
  const here = import.meta.url
  if (!here.endsWith('.ts')) return new Worker(new URL('./worker-thread.mjs', here), options)
  const source = JSON.stringify(new URL('../../worker-thread.ts', here).href)
  // a thread does not inherit the loader that the server was started with
  const code = `import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`
  return new Worker(code, { ...options, eval: true })
}

const MAX_HEAP_MB = 1_024

/**
 * Keeps a thread that works on the queue. One that ends by itself (out of memory, a fault) is started again: its jobs are
 * taken over when their leases run out.
 */
export function keepWorkerThread(config: JobsConfig, log: Log): RunningJobs {
  let stopping = false
  let delay = 500
  let timer: NodeJS.Timeout | undefined
  let worker = start()

  function start(): Worker {
    const limits = { maxOldGenerationSizeMb: MAX_HEAP_MB }
    const started = startThread({ workerData: config, resourceLimits: limits, name: 'jobs' })
    const since = Date.now()
    started.on('error', (error: Error & { code?: string }) =>
      log('jobs: the thread failed', { code: error.code, name: error.name }),
    )
    started.on('exit', (code) => {
      if (stopping) return
      if (Date.now() - since > 60_000) delay = 500
      log('jobs: the thread ended and is started again', { exitCode: code })
      timer = setTimeout(() => (worker = start()), delay)
      delay = Math.min(delay * 2, 30_000)
    })
    return started
  }

  return {
    async stop() {
      stopping = true
      clearTimeout(timer)
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      worker.postMessage('stop')
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 8_000).unref())])
      await worker.terminate()
    },
  }
}
