import type { Target } from 'contracts/permission'
import { AppError } from '../errors'

type Bag = Record<string, unknown>

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)
const id = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const named = (bag: Bag): Target => ({
  clubId: id(bag.clubId),
  leagueSeqno: id(bag.leagueSeqno),
  personId: id(bag.personId) ?? id(bag.athleteId),
  userId: id(bag.userId),
})

/** Whom a call is about, by its arguments and its input object. Refuses one that names two. */
export function argumentTarget(args: Bag): Target {
  let target = named(args)
  for (const input of Object.values(args).filter(isBag)) {
    const inner = named(input)
    for (const key of Object.keys(inner) as (keyof Target)[]) {
      if (inner[key] === undefined) continue
      if (target[key] !== undefined && target[key] !== inner[key]) {
        throw new AppError('BAD_INPUT', `Two different values for ${key}`, { [key]: 'Two different values' })
      }
      target = { ...target, [key]: inner[key] }
    }
  }
  return target
}

/** Whose a row is, by the columns of the database or the names of the interface. */
export function rowTarget(row: unknown): Target {
  const bag = row as Bag
  return {
    clubId: id(bag.club_id) ?? id(bag.clubId),
    leagueSeqno: id(bag.league_seqno) ?? id(bag.leagueSeqno),
    personId: id(bag.person_id) ?? id(bag.personId) ?? id(bag.athleteId),
    userId: id(bag.user_id) ?? id(bag.userId),
  }
}
