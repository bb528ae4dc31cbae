import { addDays, addYears, firstOfYear } from 'contracts/calendar-date'
import { ageOn } from 'contracts/age'
import type { DemoClub } from './clubs'
import { dayNumber, drawAbility, type Ability } from './ability'
import type { DemoSetting } from './demo-setting'
import { addGuardian, type Contact, type DemoGuardian } from './guardians'
import { addMembership, personDefaults, signedForms } from './memberships'
import { drawFamily, type Family } from './names'
import type { Random } from './random'

export interface DemoAthlete {
  personId: number
  clubId: number
  teamId: number | null
  firstName: string
  lastName: string
  gender: 'F' | 'M'
  birthDate: string
  status: 'ACTIVE' | 'INACTIVE' | 'TRYOUT' | 'WAITING'
  /** first and last day of membership; null where there is none yet, or no end */
  joined: string | null
  left: string | null
  email: string | null
  ability: Ability
  /** day numbers of birth and membership, for the many swims */
  bornOn: number
  joinedOn: number | null
}

export interface DemoPeople {
  athletes: DemoAthlete[]
  guardians: DemoGuardian[]
}

const ages: readonly (readonly [age: number, weight: number])[] = [
  [7, 3],
  [8, 7],
  [9, 10],
  [10, 12],
  [11, 13],
  [12, 13],
  [13, 12],
  [14, 10],
  [15, 8],
  [16, 6],
  [17, 5],
  [18, 3],
  [19, 1],
]
const statuses: readonly (readonly [DemoAthlete['status'], number])[] = [
  ['ACTIVE', 90],
  ['INACTIVE', 5],
  ['TRYOUT', 3],
  ['WAITING', 2],
]

/** Families of each club until the club has its athletes: children, one or two guardians, memberships. */
export function addPeople(setting: DemoSetting, clubs: readonly DemoClub[]): DemoPeople {
  const people: DemoPeople = { athletes: [], guardians: [] }
  for (const club of clubs) {
    const draw = setting.random.fork(`people ${club.code}`)
    for (let left = club.athletes; left > 0;) {
      const count = Math.min(left, draw.weighted([[1, 70], [2, 25], [3, 5]] as const)) // prettier-ignore
      addFamily(setting, draw, club, count, people)
      left -= count
    }
  }
  return people
}

function addFamily(setting: DemoSetting, draw: Random, club: DemoClub, count: number, people: DemoPeople): void {
  const family = drawFamily(draw)
  const phone = `+1 905 555 0${draw.int(100, 199)}`
  const home = `${draw.int(1, 240)} ${draw.pick(['Harbour', 'Mill', 'Station', 'Orchard', 'King', 'Lake'])} Street, ${club.town}`
  const eldest = draw.weighted(ages)
  const children: DemoAthlete[] = []
  for (let child = 0; child < count; child++) {
    const age = Math.max(7, eldest - child * draw.int(2, 3))
    children.push(addAthlete(setting, draw, club, family, age, { phone, home }))
  }
  people.athletes.push(...children)
  const minors = children.filter(({ birthDate }) => ageOn(birthDate, setting.today) < 18)
  if (!minors.length) return
  const first = draw.chance(0.65) ? 'F' : 'M'
  const parents: ('F' | 'M')[] = draw.chance(0.45) ? [first, first === 'F' ? 'M' : 'F'] : [first]
  for (const gender of parents) {
    const email = `family${people.guardians.length + 1}@mail.example`
    people.guardians.push(addGuardian(setting, draw, club, family, gender, minors, { phone, home, email }))
  }
}

function addAthlete(
  { rows, today }: DemoSetting,
  draw: Random,
  club: DemoClub,
  family: Family,
  age: number,
  { phone, home }: Contact,
): DemoAthlete {
  const gender = draw.chance(0.54) ? 'F' : 'M'
  const born = addDays(addYears(today, -age), -draw.int(0, 364))
  const yearOnly = draw.chance(0.01)
  const birthDate = yearOnly ? firstOfYear(Number(born.slice(0, 4))) : born
  const status = draw.weighted(statuses)
  const member = status === 'ACTIVE' || status === 'INACTIVE'
  const joined = member ? startOfMembership(draw, today, age, status === 'INACTIVE' ? 1 : 0) : null
  const left = status === 'INACTIVE' ? addDays(today, -draw.int(5, 60)) : null
  const team = status === 'ACTIVE' ? club.teams.find(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo) : undefined
  const firstName = family.firstName(draw, gender)
  const lastName = family.lastName(gender)
  const email = age >= 14 && draw.chance(0.6) ? `swimmer${draw.int(1000, 9999)}@mail.example` : null
  const teamId = team?.teamId ?? null
  const personId = rows.add('person', {
    ...personDefaults,
    club_id: club.clubId,
    team_id: teamId,
    first_name: firstName,
    last_name: lastName,
    gender,
    birth_date: birthDate,
    birth_year_only: yearOnly,
    status,
    email,
    phone: age >= 14 ? phone : null,
    language: family.language,
    country: family.country,
    home_address: home,
    source_of_information: draw.pick(['friend', 'school', 'website', 'open day', 'map']),
    start_membership: joined,
    end_membership: left,
    forms_signed: member && draw.chance(0.85) ? signedForms : null,
    registration_state: member ? 'REGISTERED' : 'PENDING',
    tryout_datetime: status === 'TRYOUT' ? `${addDays(today, draw.int(2, 20))}T17:30` : null,
  })
  addMembership(rows, club.clubId, personId, 'ATHLETE', teamId, status, joined, left)
  return {
    personId,
    clubId: club.clubId,
    teamId,
    firstName,
    lastName,
    gender,
    birthDate,
    status,
    joined,
    left,
    email,
    ability: drawAbility(draw),
    bornOn: dayNumber(birthDate),
    joinedOn: joined === null ? null : dayNumber(joined),
  }
}

/** A first of September, when seasons start, or any day of this season for newcomers. */
function startOfMembership(draw: Random, today: string, age: number, least: number): string {
  const years = Math.max(least, Math.min(age - 6, draw.weighted([[0, 12], [1, 22], [2, 22], [3, 18], [4, 12], [6, 14]] as const))) // prettier-ignore
  if (years === 0) return addDays(today, -draw.int(5, 80))
  const year = Number(today.slice(0, 4)) - years
  return `${year}-09-01`
}
