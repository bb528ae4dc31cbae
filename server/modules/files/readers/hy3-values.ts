import { cutOrNull, decimal, hundredths, positive, UNREADABLE, whole } from './columns'
import { ageMaximum, ageMinimum } from './fixed-columns'
import type { EventGender, EventInFile, Performance, Round, Split, Timing } from './meet-file'
import type { Warnings } from './warnings'

const strokes: Record<string, string> = {
  A: 'FREE',
  B: 'BACK',
  C: 'BREAST',
  D: 'FLY',
  E: 'IM',
  F: 'DIVING_1M',
  G: 'DIVING_3M',
  H: 'DIVING_PLATFORM',
}

/** The event columns that E1 and F1 share. */
export function readEvent(line: string, number: number, isRelay: boolean) {
  const letter = line.charAt(21)
  const stroke = isRelay && letter === 'E' ? 'MEDLEY' : (strokes[letter] ?? letter.trim())
  const isDiving = stroke.startsWith('DIVING')
  const distance = positive(line, 16, 21)
  const sex = line.charAt(13)
  const legs = whole(line, 85, 85)
  return {
    line: number,
    number: cutOrNull(line, 39, 42),
    gender: (sex === 'M' || sex === 'F' ? sex : 'X') as EventGender,
    ageMin: ageMinimum(whole(line, 23, 25)),
    ageMax: ageMaximum(whole(line, 26, 28)),
    distance: isDiving ? null : distance,
    stroke,
    legs: isRelay ? (legs !== null && legs > 1 ? legs : 4) : 1,
    isDiving,
    dives: isDiving ? distance : null,
  } satisfies Partial<EventInFile>
}

/** Round letter of E2 and F2. Swim-offs are written as finals: column 96 or an event number ending in S tells. */
export function roundOfLetter(letter: string, marker: string, eventNumber: string | null): Round {
  if (marker === 'T') return 'TIME_TRIAL'
  if (marker === 'S' || letter === 'S' || (eventNumber !== null && /^\d+S$/.test(eventNumber))) return 'SWIM_OFF'
  return letter === 'P' ? 'PRELIM' : 'FINAL'
}

/** Status letter of E2 and F2. S: scratched from a later round, so the swim of this one stays valid. */
export function setStatus(swim: Performance, letter: string, time: number | null): void {
  switch (letter) {
    case 'Q':
      swim.status = 'DQ'
      return
    case 'F':
      swim.status = 'DQ'
      swim.dqText = 'False start'
      return
    case 'R':
      swim.status = 'NS'
      return
    case 'D':
      swim.status = 'DNF'
      return
    case 'S':
      swim.scratchedLaterRound = true
  }
  if (time === null) swim.status = 'NO_SWIM'
}

/** A reaction time in hundredths, which can be negative; null for none or 0.00. */
export function withSign(line: string, from: number, to: number): number | null {
  const text = line.slice(from - 1, to)
  const isNegative = text.includes('-')
  const value = decimal(isNegative ? text.replace('-', ' ') : text, 1, to - from + 1)
  if (value === null || value === UNREADABLE || value === 0) return null
  return isNegative ? -value : value
}

/**
 * How a time was taken. When the time is what the hand timers give (three: the middle one, two: the mean, cut), the
 * pad column only repeats it; otherwise a time equal to the pad is automatic and one equal to the backup semi-automatic.
 */
export function timingOf(line: string, time: number | null): { timing: Timing; differs: boolean } {
  if (time === null) return { timing: 'unknown', differs: false }
  const pad = hundredths(line, 63, 74)
  if (byHand(line) === time) return { timing: 'manual', differs: false }
  if (pad === time) return { timing: 'automatic', differs: false }
  const differs = pad !== null && pad > 0 && Math.abs(pad - time) > 100
  return { timing: hundredths(line, 75, 82) === time ? 'semi' : 'unknown', differs }
}

function byHand(line: string): number | null {
  const timers: number[] = []
  for (const from of [39, 47, 55]) {
    const timer = hundredths(line, from, from + 7)
    if (timer !== null && timer > 0) timers.push(timer)
  }
  const [first, second, third] = timers.sort((a, b) => a - b)
  if (first === undefined) return null
  if (second === undefined) return first
  return third === undefined ? Math.floor((first + second) / 2) : second
}

/**
 * The splits of one G1 line behind those read before. A count of lengths stands for 25 in every pool; a wrong last
 * count is held at the distance of the event; 0.00 is a missing split.
 */
export function readSplits(
  line: string,
  number: number,
  round: string,
  swim: { splits: readonly Split[] },
  event: EventInFile,
  warnings: Warnings,
): readonly Split[] {
  const splits = [...swim.splits]
  for (let at = 3; at + 10 <= line.length && at < 124; at += 11) {
    const lengths = whole(line, at + 1, at + 2)
    const time = hundredths(line, at + 3, at + 10)
    if (lengths === null || lengths < 1 || time === null || line.charAt(at - 1) !== round) continue
    const distance = Math.min(lengths * 25, event.distance ?? Infinity)
    const before = splits[splits.length - 1]
    if (time === UNREADABLE || (before && (distance <= before.distance || time <= before.hundredths))) {
      warnings.add(number, 'BAD_SPLIT', `The split at ${lengths * 25} does not fit the one before and is left out.`)
    } else splits.push({ distance, hundredths: time })
  }
  // A copy has no room to spare, unlike an array that grew.
  return splits.length > 0 ? splits.slice() : swim.splits
}
