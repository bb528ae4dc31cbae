import type { DemoClub } from './clubs'
import { demoSource, type DemoSetting } from './demo-setting'
import { addMembership, personDefaults } from './memberships'
import type { Family } from './names'
import type { DemoAthlete } from './people'
import type { Random } from './random'

export interface DemoGuardian {
  personId: number
  clubId: number
  name: string
  email: string
  language: string
  children: DemoAthlete[]
}

/** What the members of a household share. */
export interface Contact {
  phone: string
  home: string
}

/** A guardian of these children, with the address that an account of theirs would have. */
export function addGuardian(
  { rows }: DemoSetting,
  draw: Random,
  club: DemoClub,
  family: Family,
  gender: 'F' | 'M',
  children: DemoAthlete[],
  { phone, home, email }: Contact & { email: string },
): DemoGuardian {
  const firstName = family.firstName(draw, gender)
  const lastName = family.lastName(gender)
  const occupations = ['nurse', 'teacher', 'driver', 'engineer', 'cook', 'carpenter', 'accountant', 'shop owner']
  const personId = rows.add('person', {
    ...personDefaults,
    club_id: club.clubId,
    first_name: firstName,
    last_name: lastName,
    gender,
    language: family.language,
    country: family.country,
    phone,
    home_address: home,
    occupation: draw.pick(occupations),
    email,
  })
  addMembership(rows, club.clubId, personId, 'PARENT', null, 'ACTIVE', null, null)
  for (const { personId: childId } of children) {
    rows.add('guardian_relation', {
      club_id: club.clubId,
      guardian_id: personId,
      child_id: childId,
      kind: 'PARENT',
      ...demoSource,
    })
  }
  return { personId, clubId: club.clubId, name: `${firstName} ${lastName}`, email, language: family.language, children }
}
