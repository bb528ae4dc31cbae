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

/**
 * Milliseconds of each contender. All run in every round, in turns that start with another one each time, so that the
 * machine's mood meets them alike; the first rounds only warm up.
 */
export async function alternate<Name extends string>(
  contenders: Record<Name, () => Promise<unknown>>,
  rounds: number,
  warmUp = 5,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = -warmUp; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + Math.abs(round)) % names.length]!
      const started = performance.now()
      await contenders[name]()
      if (round >= 0) times[name].push(performance.now() - started)
    }
  }
  return times
}

/** Spread of ours divided by the control's, round by round. */
export const ratios = (ours: readonly number[], control: readonly number[]): Spread =>
  spread(ours.map((value, round) => value / control[round]!))

export const show = ({ median, min, max }: Spread, digits = 2): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)})`
