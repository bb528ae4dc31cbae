import type { JobRow } from '../jobs/job.repo'
import type { ImportRow } from './import.repo'

export const STEPS = ['reading', 'matching', 'writing'] as const

export interface ImportStep {
  name: (typeof STEPS)[number]
  state: 'waiting' | 'running' | 'done'
  /** how far, of how many; 0 of 0 while nothing is known */
  done: number
  total: number
}

/** How far an import is in its three steps, by its state and its last job's progress. */
export function importSteps({ state, counts }: ImportRow, job: JobRow | undefined): ImportStep[] {
  const lines = counts.lines ?? 0
  const running = state === 'reading' || state === 'writing'
  const progress = (running ? job?.progress : undefined) as { step?: string; done?: number; total?: number } | undefined
  const at =
    state === 'writing' ? 2 : state === 'reading' ? (progress?.step === 'matching' ? 1 : 0) : state === 'done' ? 3 : 2
  return STEPS.map((name, index) => {
    if (index < at) return { name, state: 'done', done: lines, total: lines }
    if (index > at || !running) return { name, state: 'waiting', done: 0, total: 0 }
    const known = progress?.step === name
    return { name, state: 'running', done: known ? (progress.done ?? 0) : 0, total: known ? (progress.total ?? 0) : 0 }
  })
}
