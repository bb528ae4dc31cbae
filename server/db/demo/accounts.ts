import { ageOn } from 'contracts/age'
import type { DemoClub, DemoLeague } from './clubs'
import { demoSource, type DemoSetting } from './demo-setting'
import { addStaffPerson } from './memberships'
import type { DemoPeople } from './people'

interface DemoAccount {
  email: string
  /** 12 characters: enough for access above MEMBER */
  password: string
  /** what one sees with it, for the list that a start prints */
  what: string
}

export const demoClubCode = 'ALDER'

/** Accounts to sign in with. They exist in the demo data only, which is loaded on loopback only. */
export const demoAccounts = [
  { email: 'admin@lanewise.example', password: 'deep-lane-41', what: 'administrator' },
  { email: 'secretary@lakeshore.example', password: 'calm-lake-72', what: 'secretary of the Lakeshore League' },
  { email: 'owner@alderlake.example', password: 'wide-wall-58', what: 'owner of Alderlake Aquatics' },
  { email: 'coach@alderlake.example', password: 'blue-rope-16', what: 'coach at Alderlake Aquatics' },
  { email: 'staff@alderlake.example', password: 'late-bell-93', what: 'staff of Alderlake Aquatics' },
  { email: 'parent@alderlake.example', password: 'cold-dive-27', what: 'parent of two swimmers at Alderlake Aquatics' },
  { email: 'swimmer@alderlake.example', password: 'fast-turn-64', what: 'swimmer at Alderlake Aquatics' },
] as const satisfies readonly DemoAccount[]

export type DemoEmail = (typeof demoAccounts)[number]['email']

/** Users by e-mail, for rows that belong to one. */
export type DemoUsers = Record<DemoEmail, number>

/** The demo accounts with their rights and people, and accounts without a password for a third of the guardians. */
export function addAccounts(
  setting: DemoSetting,
  league: DemoLeague,
  people: DemoPeople,
  hashes: ReadonlyMap<string, string>,
): DemoUsers {
  const club = league.clubs.find(({ code }) => code === demoClubCode)!
  const user = (email: DemoEmail, name: string, role = 'User') => {
    const userId = addUser(setting, { email, name, role, language: 'en' })
    setting.rows.add('user_credential', {
      user_id: userId,
      password_hash: hashes.get(email),
      password_class: 'long',
    })
    return userId
  }
  const access = (userId: number, level: string, at: { club_id?: number; league_seqno?: number }) =>
    addAccess(setting, userId, level, at)

  const admin = user('admin@lanewise.example', 'Robin Admin', 'Administrator')
  const secretary = user('secretary@lakeshore.example', 'Ines Carlow')
  access(secretary, 'STAFF', { league_seqno: league.seqno })
  const staffUser = (email: DemoEmail, name: string, level: 'OWNER' | 'STAFF' | 'COACH') => {
    const userId = user(email, name)
    access(userId, level, { club_id: club.clubId })
    link(setting, userId, addStaffPerson(setting, club.clubId, name, level, email), club.clubId)
    return userId
  }
  const owner = staffUser('owner@alderlake.example', 'Greta Holm', 'OWNER')
  const coach = staffUser('coach@alderlake.example', 'Marta Ilves', 'COACH')
  const staff = staffUser('staff@alderlake.example', 'Dan Rowe', 'STAFF')
  const parent = parentAccount(setting, club, people, (name) => user('parent@alderlake.example', name))
  const swimmer = swimmerAccount(setting, club, people, (name) => user('swimmer@alderlake.example', name))
  addGuardianAccounts(setting, people)
  return {
    'admin@lanewise.example': admin,
    'secretary@lakeshore.example': secretary,
    'owner@alderlake.example': owner,
    'coach@alderlake.example': coach,
    'staff@alderlake.example': staff,
    'parent@alderlake.example': parent,
    'swimmer@alderlake.example': swimmer,
  }
}

/** A guardian of exactly two active swimmers becomes the demo parent. */
function parentAccount(
  setting: DemoSetting,
  club: DemoClub,
  people: DemoPeople,
  makeUser: (name: string) => number,
): number {
  const fits = people.guardians.filter(
    ({ clubId, children }) => clubId === club.clubId && children.length === 2 && children.every(isSwimming),
  )
  const guardian = fits.find(({ language }) => language === 'en') ?? fits[0]!
  return takeOver(setting, club, guardian, 'parent@alderlake.example', makeUser(guardian.name))
}

/** An active swimmer of 15 to 17 years becomes the demo swimmer: the fastest by talent. */
function swimmerAccount(
  setting: DemoSetting,
  club: DemoClub,
  people: DemoPeople,
  makeUser: (name: string) => number,
): number {
  const age = (birthDate: string) => ageOn(birthDate, setting.today)
  const [swimmer] = people.athletes
    .filter((athlete) => athlete.clubId === club.clubId && isSwimming(athlete))
    .filter(({ birthDate }) => age(birthDate) >= 15 && age(birthDate) <= 17)
    .sort((a, b) => a.ability.talent - b.ability.talent)
  const name = `${swimmer!.firstName} ${swimmer!.lastName}`
  return takeOver(setting, club, swimmer!, 'swimmer@alderlake.example', makeUser(name))
}

const isSwimming = ({ status, joined }: { status: string; joined: string | null }): boolean =>
  status === 'ACTIVE' && joined !== null

/** The person gets the account's address, since users and people are linked by e-mail. */
function takeOver(
  setting: DemoSetting,
  club: DemoClub,
  person: { personId: number; email: string | null },
  email: DemoEmail,
  userId: number,
): number {
  person.email = email
  setting.rows.change('person', person.personId, { email })
  addAccess(setting, userId, 'MEMBER', { club_id: club.clubId })
  link(setting, userId, person.personId, club.clubId)
  return userId
}

function addGuardianAccounts(setting: DemoSetting, people: DemoPeople): void {
  const draw = setting.random.fork('guardian accounts')
  for (const { personId, clubId, name, email, language } of people.guardians) {
    if (!draw.chance(0.35) || email.endsWith('@alderlake.example')) continue
    const userId = addUser(setting, { email, name, role: 'User', language })
    addAccess(setting, userId, 'MEMBER', { club_id: clubId })
    link(setting, userId, personId, clubId)
  }
}

function addUser(
  { rows, today }: DemoSetting,
  { email, name, role, language }: { email: string; name: string; role: string; language: string },
): number {
  return rows.add('app_user', {
    user_name: name,
    user_email: email,
    email_confirmed_at: today,
    role,
    country: 'CA',
    language,
    ...demoSource,
  })
}

function addAccess(
  { rows }: DemoSetting,
  userId: number,
  level: string,
  at: { club_id?: number; league_seqno?: number },
): void {
  rows.add('user_access', {
    user_id: userId,
    club_id: at.club_id ?? null,
    league_seqno: at.league_seqno ?? null,
    access_level: level,
    is_default: 1,
    ...demoSource,
  })
}

function link({ rows }: DemoSetting, userId: number, personId: number, clubId: number): void {
  rows.add('user_person', { user_id: userId, person_id: personId, club_id: clubId })
}
