import { nameKey, similarity } from './name-key'
import { PeopleIndex, type KnownPerson, type PersonInFile } from './people-index'

export type Difference = 'name' | 'birthDate' | 'gender' | 'memberId'

export interface Proposal {
  personId: number
  /** 0 to 1 */
  confidence: number
  differs: Difference[]
}

export type PersonMatch =
  | { kind: 'known'; personId: number }
  | { kind: 'new' }
  /** best proposal first; empty never */
  | { kind: 'doubtful'; proposals: Proposal[] }

/** Below this two people are two people. */
const WORTH_ASKING = 0.7
const MOST_PROPOSALS = 5

/**
 * Who the swimmers of a file are, best sign first: the federation's id; last and first name with birth date and sex; with
 * a birth year only or no birth date, name, sex and club, when one person fits. What is alike but not equal is asked.
 * An id that several swimmers of the file carry is none ('0', 'II').
 */
export function matchPeople(inFile: readonly PersonInFile[], known: readonly KnownPerson[]): Map<string, PersonMatch> {
  const index = new PeopleIndex(known)
  const usable = usableIds(inFile)
  const matches = new Map<string, PersonMatch>()
  const taken = new Set<number>()
  const steps = [
    (person: PersonInFile) => certainMatch(person, index, usable.has(person.key)),
    (person: PersonInFile) => possibleMatch(person, index, taken),
    (person: PersonInFile) => likelyMatch(person, index, taken),
  ]
  let open: PersonInFile[] = []
  for (const person of inFile) {
    if (index.hasClub(person.clubId)) open.push(person)
    else matches.set(person.key, { kind: 'new' })
  }
  for (const step of steps) {
    const found = open.map((person) => [person, step(person)] as const)
    for (const [person, match] of withoutRivals(found, index)) {
      matches.set(person.key, match)
      if (match.kind === 'known') taken.add(match.personId)
    }
    open = open.filter(({ key }) => !matches.has(key))
  }
  return matches
}

type Found = readonly [PersonInFile, PersonMatch | undefined]

/** Two of the file who would be one of ours are asked about, unless the file itself says that they are one. */
function withoutRivals(found: readonly Found[], index: PeopleIndex): [PersonInFile, PersonMatch][] {
  const rivals = new Map<number, PersonInFile[]>()
  for (const [person, match] of found) {
    if (match?.kind === 'known') rivals.set(match.personId, [...(rivals.get(match.personId) ?? []), person])
  }
  return found.flatMap(([person, match]) => {
    if (!match) return []
    const others = match.kind === 'known' ? rivals.get(match.personId)! : []
    const isOne = others.every((other) => (other.birthDate && !other.birthYearOnly) || other.memberId)
    return [[person, others.length < 2 || isOne ? match : doubt(person, index.withName(person))]]
  })
}

/** Keys of those whose id is long enough and their own. */
function usableIds(inFile: readonly PersonInFile[]): Set<string> {
  const owners = new Map<string, PersonInFile[]>()
  for (const person of inFile) {
    if (!person.memberId || person.memberId.trim().length < 4) continue
    const sharers = owners.get(person.memberId)
    if (sharers) sharers.push(person)
    else owners.set(person.memberId, [person])
  }
  const samePerson = ([first, ...rest]: PersonInFile[]) =>
    rest.every((other) => nameKey(other.lastName) === nameKey(first!.lastName) && other.birthDate === first!.birthDate)
  return new Set([...owners.values()].filter(samePerson).flatMap((people) => people.map(({ key }) => key)))
}

function certainMatch(person: PersonInFile, index: PeopleIndex, idIsUsable: boolean): PersonMatch | undefined {
  const byId = idIsUsable && person.memberId ? index.withId(person.memberId).filter(sameClub(person)) : []
  if (byId.length === 1) {
    const [one] = byId
    // an id with another name and another birth date is a slip of the pen, or somebody else's
    const contradicted = nameLikeness(person, one!) < 0.5 && birthDates(person, one!) === 'different'
    return contradicted ? doubt(person, byId) : { kind: 'known', personId: one!.personId }
  }
  const exact = namesakes(person, index).filter((other) => birthDates(person, other) === 'same')
  if (exact.length === 1) return { kind: 'known', personId: exact[0]!.personId }
  return exact.length > 1 ? doubt(person, exact) : undefined
}

/** One or both birth dates are unknown, or known by year. */
function possibleMatch(person: PersonInFile, index: PeopleIndex, taken: ReadonlySet<number>): PersonMatch | undefined {
  const free = namesakes(person, index).filter(({ personId }) => !taken.has(personId))
  const possible = free.filter((other) => birthDates(person, other) === 'possible')
  if (possible.length === 1 && free.length === 1) return { kind: 'known', personId: possible[0]!.personId }
  return possible.length > 0 ? doubt(person, free) : undefined
}

const namesakes = (person: PersonInFile, index: PeopleIndex) =>
  index.withName(person).filter((other) => gendersAgree(person, other))

/** Whoever is like the person and is nobody else of the file: brothers and twins are in the file themselves. */
function likelyMatch(person: PersonInFile, index: PeopleIndex, taken: ReadonlySet<number>): PersonMatch {
  const near = index.near(person).filter(({ personId }) => !taken.has(personId))
  const proposals = propose(person, near).filter(({ confidence }) => confidence >= WORTH_ASKING)
  return proposals.length > 0 ? { kind: 'doubtful', proposals } : { kind: 'new' }
}

const doubt = (person: PersonInFile, people: readonly KnownPerson[]): PersonMatch => ({
  kind: 'doubtful',
  proposals: propose(person, people),
})

function propose(person: PersonInFile, people: readonly KnownPerson[]): Proposal[] {
  return people
    .map((other) => compare(person, other))
    .sort((a, b) => b.confidence - a.confidence || a.personId - b.personId)
    .slice(0, MOST_PROPOSALS)
}

/** How sure it is that two are one, and what speaks against it. */
export function compare(person: PersonInFile, other: KnownPerson): Proposal {
  const differs: Difference[] = []
  let confidence = nameLikeness(person, other)
  if (confidence < 1) differs.push('name')
  const dates = birthDates(person, other)
  if (dates !== 'same' && dates !== 'possible') differs.push('birthDate')
  confidence *= { same: 1, possible: 0.9, slip: 0.88, different: 0.6 }[dates]
  if (!gendersAgree(person, other)) {
    differs.push('gender')
    confidence *= 0.8
  }
  if (person.memberId && other.memberIds.length > 0 && !other.memberIds.includes(person.memberId))
    differs.push('memberId')
  return { personId: other.personId, confidence: Math.round(confidence * 100) / 100, differs }
}

const sameClub = (person: PersonInFile) => (other: KnownPerson) => other.clubId === person.clubId

const gendersAgree = (a: { gender: string | null }, b: { gender: string | null }) =>
  a.gender === null || b.gender === null || a.gender === b.gender

/** Mean of the likeness of last and first name; a nickname, a short form or swapped names count as nearly equal. */
function nameLikeness(person: PersonInFile, other: KnownPerson): number {
  const last = similarity(nameKey(person.lastName), nameKey(other.lastName))
  const firsts = [person.firstName, person.preferredName].filter((name) => name !== null).map(nameKey)
  const others = [other.firstName, other.preferredName].filter((name) => name !== null).map(nameKey)
  const first = Math.max(...firsts.flatMap((a) => others.map((b) => firstNameLikeness(a, b))))
  const swapped = nameKey(person.lastName) === others[0] && firsts[0] === nameKey(other.lastName)
  // of twins and siblings the first names differ: a like last name alone makes nobody the same
  return swapped ? 0.95 : first < 0.65 || last < 0.5 ? Math.min(first, last) : (last + first) / 2
}

function firstNameLikeness(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return Math.max(similarity(a, b), short.length >= 3 && long.startsWith(short) ? 0.9 : 0)
}

/**
 * same: the whole date; possible: one is unknown, or known by year and the years (or the age of the file) agree;
 * slip: day and month swapped, or one digit off; else different.
 */
function birthDates(
  a: Pick<PersonInFile, 'birthDate' | 'birthYearOnly' | 'bornAbout'>,
  b: Pick<KnownPerson, 'birthDate' | 'birthYearOnly'>,
): 'same' | 'possible' | 'slip' | 'different' {
  if (!b.birthDate) return 'possible'
  if (!a.birthDate) {
    const years = a.bornAbout === null ? 0 : a.bornAbout - Number(b.birthDate.slice(0, 4))
    return years === 0 || years === 1 ? 'possible' : 'different'
  }
  if (a.birthYearOnly || b.birthYearOnly)
    return a.birthDate.slice(0, 4) === b.birthDate.slice(0, 4) ? 'possible' : 'different'
  if (a.birthDate === b.birthDate) return 'same'
  const [year, month, day] = a.birthDate.split('-')
  const oneDigit = [...a.birthDate].filter((digit, index) => digit !== b.birthDate![index]).length === 1
  return oneDigit || b.birthDate === `${year}-${day}-${month}` ? 'slip' : 'different'
}
