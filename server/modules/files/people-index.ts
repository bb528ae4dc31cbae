import { nameKey } from './name-key'

/** Somebody of ours who may be in the file. */
export interface KnownPerson {
  personId: number
  clubId: number
  firstName: string
  lastName: string
  preferredName: string | null
  middleInitial: string | null
  /** YYYY-MM-DD */
  birthDate: string | null
  birthYearOnly: boolean
  gender: string | null
  /** ids that federations gave */
  memberIds: readonly string[]
}

/** Somebody of the file, with the club of ours that the file's club is. */
export interface PersonInFile {
  key: string
  clubId: number
  firstName: string
  lastName: string
  preferredName: string | null
  birthDate: string | null
  birthYearOnly: boolean
  gender: string | null
  memberId: string | null
  /** year of birth by the age in the file, or the year before it; where the file has no birth date */
  bornAbout: number | null
}

/** Finds people without comparing each with each: by id, by whole name, by last name, by first name with birth date. */
export class PeopleIndex {
  private readonly byId = new Map<string, KnownPerson[]>()
  private readonly byName = new Map<string, KnownPerson[]>()
  private readonly byPart = new Map<string, KnownPerson[]>()

  private readonly clubs = new Set<number>()

  constructor(people: Iterable<KnownPerson>) {
    for (const person of people) {
      this.clubs.add(person.clubId)
      for (const id of person.memberIds) add(this.byId, idKey(id), person)
      for (const name of wholeNames(person)) add(this.byName, `${person.clubId} ${name}`, person)
      for (const part of parts(person)) add(this.byPart, `${person.clubId} ${part}`, person)
    }
  }

  /** Is there anybody in the club to compare with? */
  hasClub(clubId: number): boolean {
    return this.clubs.has(clubId)
  }

  withId(memberId: string): readonly KnownPerson[] {
    return this.byId.get(idKey(memberId)) ?? []
  }

  /** Of this club, with the same last and first (or preferred) name. */
  withName(person: PersonInFile): readonly KnownPerson[] {
    const found = [...wholeNames(person)].flatMap((name) => this.byName.get(`${person.clubId} ${name}`) ?? [])
    return [...new Set(found)]
  }

  /** Of this club, alike enough to be worth a comparison. */
  near(person: PersonInFile): readonly KnownPerson[] {
    const found = [...parts(person)].flatMap((part) => this.byPart.get(`${person.clubId} ${part}`) ?? [])
    return [...new Set(found)]
  }
}

function add(map: Map<string, KnownPerson[]>, key: string, person: KnownPerson): void {
  const list = map.get(key)
  if (list) list.push(person)
  else map.set(key, [person])
}

const idKey = (id: string) => id.trim().toUpperCase()

type Named = Pick<KnownPerson, 'firstName' | 'lastName' | 'preferredName' | 'birthDate'>

function wholeNames({ firstName, lastName, preferredName }: Named): Set<string> {
  const last = nameKey(lastName)
  return new Set([firstName, preferredName ?? firstName].map((first) => `${last},${nameKey(first)}`))
}

/** One of these is equal for two writings of one person that differ in one thing only. */
function parts({ firstName, lastName, birthDate }: Named): Set<string> {
  const [first, last] = [nameKey(firstName), nameKey(lastName)]
  const keys = new Set([
    `l${last}`,
    `l${first}`,
    `s${first}${last.slice(0, 3)}`,
    `s${first.slice(0, 3)}${last.slice(0, 4)}`,
  ])
  if (birthDate) keys.add(`b${birthDate}`)
  return keys
}
