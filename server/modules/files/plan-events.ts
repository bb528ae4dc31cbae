import type { SwimEvent } from 'contracts/event'
import type { EventInFile, MeetFile, Round } from './readers/meet-file'

/** An event of the file as the library knows it. */
export interface PlannedEvent {
  inFile: EventInFile
  /** number of the event in the meet, text; made of what is swum where the file has none */
  externalId: string
  /** null: not a swim, or a distance that does not divide into its legs */
  swim: SwimEvent | null
  /** of the library; null while it is not there */
  setLibId: number | null
  /** each start of the event in the programme, rounds that only its swims name last */
  starts: EventStart[]
}

export interface EventStart {
  round: Round
  roundInFile: string | null
  sessionKey: string | null
}

/** Names a start of an event within a file. */
export const startKey = (eventKey: string, { round, roundInFile }: Pick<EventStart, 'round' | 'roundInFile'>): string =>
  `${eventKey}|${round}|${roundInFile ?? ''}`

export const libraryKey = ({ stroke, distance, legs }: SwimEvent): string => `${legs}x${distance} ${stroke}`

/**
 * @param library ids of the library's events by libraryKey
 */
export function planEvents(file: MeetFile, library: ReadonlyMap<string, number>): Map<string, PlannedEvent> {
  const swum = startsSwum(file)
  return new Map(
    file.events.map((inFile) => {
      const swim = swimOf(inFile)
      const setLibId = swim ? (library.get(libraryKey(swim)) ?? null) : null
      const starts = new Map<string, EventStart>()
      for (const { round, roundInFile, sessionKey } of inFile.rounds) {
        starts.set(startKey(inFile.key, { round, roundInFile }), { round, roundInFile, sessionKey })
      }
      for (const [key, start] of swum.get(inFile.key) ?? []) if (!starts.has(key)) starts.set(key, start)
      if (starts.size === 0) starts.set('', { round: 'FINAL', roundInFile: null, sessionKey: null })
      const planned = { inFile, externalId: externalId(inFile, swim), swim, setLibId, starts: [...starts.values()] }
      return [inFile.key, planned]
    }),
  )
}

function swimOf({ isDiving, distance, legs, stroke }: EventInFile): SwimEvent | null {
  if (isDiving || !distance || legs < 1 || legs > 10 || distance % legs !== 0) return null
  return { stroke, distance: distance / legs, legs }
}

function externalId({ number, gender, key }: EventInFile, swim: SwimEvent | null): string {
  if (number?.trim()) return number.trim()
  return swim ? `${libraryKey(swim)} ${gender}` : key
}

function startsSwum({ swims, relays }: MeetFile): Map<string, Map<string, EventStart>> {
  const found = new Map<string, Map<string, EventStart>>()
  for (const list of [swims, relays]) {
    for (const { eventKey, round, roundInFile } of list) {
      let starts = found.get(eventKey)
      if (!starts) found.set(eventKey, (starts = new Map()))
      const key = startKey(eventKey, { round, roundInFile })
      if (!starts.has(key)) starts.set(key, { round, roundInFile, sessionKey: null })
    }
  }
  return found
}
