import { readFile } from 'node:fs/promises'

/** Middle, smallest and largest of the measured values. */
export interface Spread {
  median: number
  min: number
  max: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)]!, min: sorted[0]!, max: sorted.at(-1)! }
}

/** Milliseconds on the wall and on the processors, of one call. */
export interface Cost {
  wall: number
  cpu: number
}

/**
 * Costs of each contender. All run in every round, in turns that start with another one each time, so that the
 * machine's mood meets them alike; the first rounds only warm up.
 */
export async function alternate<Name extends string>(
  contenders: Record<Name, () => Promise<unknown>>,
  rounds: number,
  cpuTime: () => Promise<number> | number = ownCpuTime,
  warmUp = 5,
): Promise<Record<Name, Cost[]>> {
  const names = Object.keys(contenders) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<Name, Cost[]>
  for (let round = -warmUp; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + Math.abs(round)) % names.length]!
      const before = await cpuTime()
      const started = performance.now()
      await contenders[name]()
      const wall = performance.now() - started
      if (round >= 0) times[name].push({ wall, cpu: (await cpuTime()) - before })
    }
  }
  return times
}

/** Processor time of this process so far, in ms. */
export function ownCpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Processor time of another process with all its threads so far, in ms, to the hundredth of a second; Linux only. */
export async function processCpuTime(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Processor time of other processes of one thread so far, in ms; Linux only. A busy machine changes it less than the clock on the wall. */
export async function cpuTimeOf(pids: readonly number[]): Promise<number> {
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/schedstat`, 'utf8')))
  return texts.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1_000_000, 0)
}

/** Spread of ours divided by the control's, round by round. */
export const ratios = (ours: readonly number[], control: readonly number[]): Spread =>
  spread(ours.map((value, round) => value / control[round]!))

export const show = ({ median, min, max }: Spread, digits = 2): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)})`
