import { daysBetween } from 'contracts/calendar-date'
import type { DemoReference } from './demo-setting'
import type { Random } from './random'

/** What makes one swimmer faster than another of the same age. Factors multiply the time: below 1 is faster. */
export interface Ability {
  talent: number
  strokes: Record<string, number>
  /** above 0 suits long distances, below 0 sprints */
  endurance: number
}

export function drawAbility(draw: Random): Ability {
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
  const stroke = () => clamp(draw.normal(1, 0.03), 0.965, 1.09)
  return {
    talent: clamp(draw.normal(1.1, 0.08), 0.97, 1.38),
    strokes: { FREE: stroke(), BACK: stroke(), BREAST: stroke(), FLY: stroke(), IM: stroke() },
    endurance: clamp(draw.normal(0, 0.012), -0.02, 0.02),
  }
}

/** Time of a well-trained club swimmer as a multiple of the world record, by full years; between birthdays in proportion. */
const ageFactors = {
  F: { 5: 2.5, 6: 2.3, 7: 2.05, 8: 1.8, 9: 1.62, 10: 1.49, 11: 1.39, 12: 1.305, 13: 1.245, 14: 1.205, 15: 1.18, 16: 1.165, 17: 1.155, 18: 1.15 },
  M: { 5: 2.7, 6: 2.5, 7: 2.25, 8: 1.98, 9: 1.79, 10: 1.64, 11: 1.53, 12: 1.43, 13: 1.34, 14: 1.27, 15: 1.22, 16: 1.185, 17: 1.16, 18: 1.145 },
} as const satisfies Record<string, Record<number, number>> // prettier-ignore

function ageFactor(gender: 'F' | 'M', years: number): number {
  const factors: Record<number, number> = ageFactors[gender]
  const full = Math.floor(years)
  if (full >= 18) return factors[18]!
  const from = factors[full] ?? factors[5]!
  return from + ((factors[full + 1] ?? from) - from) * (years - full)
}

export interface Swim {
  course: string
  stroke: string
  distance: number
  /** day number of the swim, and its month, 1 to 12 */
  dayNumber: number
  month: number
  /** rested for a championship */
  rested: boolean
}

/** Days since 1970: subtracting numbers is quicker than reading dates for each of the many swims. */
export const dayNumber = (date: string): number => daysBetween('1970-01-01', date)

export interface Swimmer {
  gender: 'F' | 'M'
  bornOn: number
  joinedOn: number | null
  ability: Ability
}

/** No demo swim comes nearer to the world record than this. */
const fastest = 1.02

/** Hundredths of one swim: the record of the event, made slower by age, talent, training and the form of the day. */
export function swimTime(reference: DemoReference, draw: Random, swimmer: Swimmer, swim: Swim): number {
  const base = baseTime(reference, swimmer.gender, swim)
  const expected = expectedFactor(swimmer, swim)
  const form = draw.normal(1, 0.011) + (draw.chance(0.05) ? 0.03 : 0)
  return Math.round(base * Math.max(fastest, expected * form))
}

/** The same without the form of the day: whom a coach would choose for a relay. */
export function expectedFactor(swimmer: Swimmer, swim: Omit<Swim, 'course'>): number {
  const years = (swim.dayNumber - swimmer.bornOn) / 365.25
  const trained = Math.max(0, (swim.dayNumber - (swimmer.joinedOn ?? swim.dayNumber)) / 365.25)
  const { talent, strokes, endurance } = swimmer.ability
  const newcomer = 0.09 / (1 + 3 * trained)
  const early = swim.month >= 9 && swim.month <= 11 ? 0.012 : 0
  return (
    ageFactor(swimmer.gender, years) *
    talent *
    (strokes[swim.stroke] ?? 1) *
    (1 - endurance * Math.log2(swim.distance / 100)) *
    (1 + newcomer + early - (swim.rested ? 0.015 : 0))
  )
}

/** Yard pools have no base times: the metric short course record, scaled by the length of the pool, stands in. */
const yards = 0.9144 * 0.985
const metricFor: Record<number, number> = { 500: 400, 1000: 800, 1650: 1500 }

function baseTime(reference: DemoReference, gender: string, { course, stroke, distance }: Swim): number {
  if (distance === 25) return 0.46 * baseTime(reference, gender, { course, stroke, distance: 50 } as Swim)
  if (course !== 'SCY') return reference.baseTime(course as 'LCM' | 'SCM', gender, stroke, distance)
  const metric = metricFor[distance] ?? distance
  return reference.baseTime('SCM', gender, stroke, metric) * yards * (distance / metric)
}

/**
 * Cumulative splits every 50, the finish included: [[distance, hundredths], …]. The start is fast and the last length
 * faster than the middle; a medley is split by stroke.
 */
export function splitsOf(draw: Random, stroke: string, distance: number, hundredths: number): [number, number][] {
  const count = Math.floor(distance / 50)
  if (count < 2) return []
  const strokeShare = { 4: [0.93, 1.0, 1.16, 0.96], 8: [0.9, 1.02, 1.0, 1.0, 1.13, 1.14, 0.97, 0.93] }
  const medley = stroke === 'IM' ? strokeShare[count as 4 | 8] : undefined
  const weights = Array.from({ length: count }, (_, at) => {
    const pace = medley?.[at] ?? (at === 0 ? 0.94 : at === count - 1 ? 0.985 : 1)
    return pace * draw.normal(1, 0.006)
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let covered = 0
  return weights.map((weight, at) => {
    covered += weight
    const time = at === count - 1 ? hundredths : Math.round((hundredths * covered) / sum)
    return [at === count - 1 ? distance : (at + 1) * 50, time]
  })
}
