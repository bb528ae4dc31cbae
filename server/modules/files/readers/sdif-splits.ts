import { whole } from './columns'
import type { EventInFile, Split } from './meet-file'
import { isBehind, sdifSplitTimes } from './sdif-values'

/**
 * Splits of SDIF. G0: 56 sequence · 57-58 count of splits in all · 59-62 distance of one (0 = not given) ·
 * 63 C cumulative, I interval · 64-143 ten times · 144 round.
 * A missing split is simply not written, so with fewer than there should be only the last can be placed: nothing is guessed.
 */
interface Swum {
  splits: readonly Split[]
  hundredths: number | null
}

interface Read {
  splits: readonly Split[]
  /** true: times are there that belong to no sure distance */
  isOpen: boolean
}

/** Splits of a person: several lines follow each other. */
export function individualSplits(line: string, swim: Swum, event: EventInFile): Read {
  const times = sdifSplitTimes(line)
  const total = whole(line, 57, 58) ?? 0
  const sequence = Math.max(1, whole(line, 56, 56) ?? 1)
  const step = stepOf(line, event)
  if (times.length === 0 || event.distance === null || step === 0) return { splits: swim.splits, isOpen: false }

  const expected = event.distance / step
  const last = times[times.length - 1]
  if (total < expected && last !== null && last === swim.hundredths) {
    return { splits: [{ distance: event.distance, hundredths: last! }], isOpen: total > 1 }
  }
  const splits = [...swim.splits]
  place(times, line.charAt(62) === 'I', (sequence - 1) * 10 * step, step, event.distance, splits)
  return { splits, isOpen: false }
}

/** Splits of one leg of a relay, which run on over the whole relay. */
export function relaySplits(line: string, swim: Swum, event: EventInFile, leg: number): Read {
  const times = sdifSplitTimes(line)
  const step = stepOf(line, event)
  if (times.length === 0 || event.distance === null || step === 0 || leg < 1) {
    return { splits: swim.splits, isOpen: false }
  }
  const legDistance = event.distance / event.legs
  const splits = [...swim.splits]
  const last = times[times.length - 1]
  if (times.length === legDistance / step) {
    place(times, line.charAt(62) === 'I', (leg - 1) * legDistance, step, event.distance, splits)
    return { splits, isOpen: false }
  }
  if (last !== null && last === swim.hundredths) {
    const end = { distance: event.distance, hundredths: last! }
    if (isBehind(splits, end)) splits.push(end)
    return { splits, isOpen: times.length > 1 }
  }
  return { splits, isOpen: true }
}

function stepOf(line: string, event: EventInFile): number {
  const step = whole(line, 59, 62) ?? 0
  return step > 0 && event.distance !== null && step <= event.distance ? step : 0
}

function place(
  times: (number | null)[],
  isInterval: boolean,
  start: number,
  step: number,
  most: number,
  splits: Split[],
) {
  let sum = isInterval ? (splits[splits.length - 1]?.hundredths ?? 0) : 0
  for (const [index, time] of times.entries()) {
    // After a missing interval the sum is not known any more.
    if (time === null && isInterval) return
    if (time === null) continue
    sum = isInterval ? sum + time : time
    const split = { distance: Math.min(start + (index + 1) * step, most), hundredths: sum }
    if (isBehind(splits, split)) splits.push(split)
  }
}
