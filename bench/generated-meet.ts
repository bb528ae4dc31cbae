/**
 * An invented meet of any size, the same for the same seed: 40 clubs, 60 events on 4 days, five swims a swimmer, every
 * second of them with splits.
 */
export const SWIMS_PER_ATHLETE = 5
export const CLUBS = 40
const EVENTS = 60
export const DAYS = 4

const syllables = [
  'ar',
  'bel',
  'cor',
  'den',
  'el',
  'fen',
  'gar',
  'hol',
  'is',
  'jor',
  'kel',
  'lun',
  'mer',
  'nor',
  'ol',
  'per',
]
const strokes = [
  { letter: 'A', word: 'FREE', pace: 29 },
  { letter: 'B', word: 'BACK', pace: 33 },
  { letter: 'C', word: 'BREAST', pace: 37 },
  { letter: 'D', word: 'FLY', pace: 31 },
  { letter: 'E', word: 'MEDLEY', pace: 34 },
]

export interface GeneratedEvent {
  number: number
  sex: 'F' | 'M'
  distance: number
  stroke: (typeof strokes)[number]
  day: number
}
export interface GeneratedSwim {
  event: GeneratedEvent
  hundredths: number
  seed: number
  splits: number[]
  heat: number
  lane: number
  place: number
}
export interface GeneratedAthlete {
  id: number
  sex: 'F' | 'M'
  last: string
  first: string
  birth: [number, number, number]
  swims: GeneratedSwim[]
}

/** mulberry32: small, seeded, the same everywhere */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export const events: GeneratedEvent[] = Array.from({ length: EVENTS }, (_, index) => ({
  number: index + 1,
  sex: index % 2 === 0 ? 'F' : 'M',
  stroke: strokes[Math.floor(index / 2) % strokes.length]!,
  distance: [50, 100, 200][Math.floor(index / 10) % 3]!,
  day: index % DAYS,
}))

export const dayOf = (day: number): string => `2026-05-${String(14 + day).padStart(2, '0')}`
function name(random: (below: number) => number, id: number): string {
  const parts = [syllables[random(16)]!, syllables[random(16)]!, syllables[id % 16]!].join('')
  return parts[0]!.toUpperCase() + parts.slice(1)
}

/** The swimmers with their swims, one at a time. */
export function* athletes(results: number, seed: number): Generator<GeneratedAthlete> {
  const random = randomOf(seed)
  for (let id = 1, left = results; left > 0; id++) {
    const sex = id % 2 === 0 ? 'M' : 'F'
    const first = random(EVENTS / 2)
    const swims = Array.from({ length: Math.min(SWIMS_PER_ATHLETE, left) }, (_, index): GeneratedSwim => {
      const event = events[(((first + index * 7) % (EVENTS / 2)) * 2 + (sex === 'F' ? 0 : 1)) % EVENTS]!
      const hundredths = Math.floor((event.distance / 50) * event.stroke.pace * (95 + random(60)))
      const lengths = event.distance / 50
      const splits =
        index % 2 === 0 && lengths > 1
          ? Array.from({ length: lengths - 1 }, (__, at) => Math.floor((hundredths * (at + 1)) / lengths) - 20)
          : []
      return {
        event,
        hundredths,
        seed: hundredths + random(200),
        splits,
        heat: 1 + random(20),
        lane: 1 + random(8),
        place: 1 + random(160),
      }
    })
    left -= swims.length
    yield {
      id,
      sex,
      last: name(random, id),
      first: name(random, id >> 4),
      birth: [2006 + random(11), 1 + random(12), 1 + random(28)],
      swims,
    }
  }
}

export const pad2 = (value: number): string => String(value).padStart(2, '0')
