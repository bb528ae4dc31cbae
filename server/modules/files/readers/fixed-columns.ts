import { cut, UNREADABLE, usDate, whole } from './columns'
import type { AthleteInFile, EventInFile, FileFormat, MeetFile, RelayLeg, Split } from './meet-file'
import { ClubIndex, emptyFile } from './meet-file-builder'
import { Warnings } from './warnings'

/** What the readers of HY3 and SDIF share while they go through the lines of one file. */
export abstract class FixedColumnReader {
  readonly warnings = new Warnings()
  readonly file: MeetFile
  readonly clubs: ClubIndex
  private readonly eventsByText = new Map<string, EventInFile>()
  private readonly words = new Map<string, string>()

  constructor(format: FileFormat, encoding: string) {
    this.file = emptyFile(format, encoding)
    this.clubs = new ClubIndex(this.file)
  }

  abstract line(line: string, number: number, isCut: boolean): void
  abstract finish(lines: number): MeetFile

  /** One copy of a word that comes back on many lines. */
  word(text: string): string | null {
    if (text === '') return null
    const known = this.words.get(text)
    if (known !== undefined) return known
    if (this.words.size < 20_000) this.words.set(text, text)
    return text
  }

  /** MMDDYYYY; a day that does not exist is a warning and no date. */
  date(line: string, from: number, number: number): string | null {
    const date = usDate(line, from)
    if (date !== UNREADABLE) return date as string | null
    this.warnings.add(number, 'BAD_DATE', `"${cut(line, from, from + 7)}" is not a date.`)
    return null
  }

  badTime(line: string, from: number, to: number, number: number): null {
    this.warnings.add(number, 'BAD_TIME', `"${cut(line, from, to)}" is not a time.`)
    return null
  }

  /** The event written in a line; the text of its columns is looked up, so that it is taken apart only once. */
  event(text: string, read: () => Omit<EventInFile, 'key' | 'rounds' | 'ageGroups'>): EventInFile {
    const known = this.eventsByText.get(text)
    if (known) return known
    const event = { key: String(this.file.events.length + 1), ...read(), ageGroups: [], rounds: [] }
    this.eventsByText.set(text, event)
    this.file.events.push(event)
    return event
  }

  warnAge(athlete: AthleteInFile, event: EventInFile, number: number): void {
    const age = athlete.ageInFile
    if (age === null) return
    if ((event.ageMin === null || age >= event.ageMin) && (event.ageMax === null || age <= event.ageMax)) return
    const name = event.number ?? 'without number'
    this.warnings.add(number, 'AGE_OUTSIDE_EVENT', `Age ${age} is outside the ages of event ${name}.`)
  }
}

/** Ages of a column: 0 = no minimum, 109 = no maximum. */
export const ageMinimum = (value: number | null): number | null => (value !== null && value > 0 ? value : null)
export const ageMaximum = (value: number | null): number | null =>
  value !== null && value > 0 && value < 99 ? value : null

/** Ages of four columns: 'UN10', '1112', '15OV', 'UNOV'. */
export function sdifAges(line: string, from: number): { ageMin: number | null; ageMax: number | null } {
  const low = whole(line, from, from + 1)
  const high = whole(line, from + 2, from + 3)
  return { ageMin: ageMinimum(low), ageMax: ageMaximum(high) }
}

/** Heat and lane belong together: without a heat, lane 0 is no lane; with one it is (pools with lanes 0 to 9). */
export function heatAndLane(line: string, heat: [number, number], lane: [number, number]) {
  const heatNumber = whole(line, ...heat)
  const laneNumber = whole(line, ...lane)
  const hasHeat = heatNumber !== null && heatNumber > 0
  return {
    heat: hasHeat ? heatNumber : null,
    lane: laneNumber !== null && laneNumber >= (hasHeat ? 0 : 1) ? laneNumber : null,
  }
}

/**
 * Leg times of a relay from its cumulative splits: only where both ends of the leg are known, nothing is guessed.
 * `total` is the time of the relay, which ends the last leg.
 */
export function fillLegTimes(legs: RelayLeg[], splits: readonly Split[], event: EventInFile, total: number | null) {
  if (event.distance === null || event.legs < 2) return
  const legDistance = event.distance / event.legs
  const at = new Map<number, number>([[0, 0]])
  for (const split of splits) at.set(split.distance, split.hundredths)
  if (total !== null) at.set(event.distance, total)
  for (const leg of legs) {
    const start = at.get((leg.number - 1) * legDistance)
    const end = at.get(leg.number * legDistance)
    if (leg.hundredths === null && start !== undefined && end !== undefined && end > start) leg.hundredths = end - start
  }
}
