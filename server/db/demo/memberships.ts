import { demoSource, type DemoSetting } from './demo-setting'

export const signedForms = 'termsAndConditions, medicalConsentAuthorization, waiverOfLiability'
export const personDefaults = { birth_year_only: false, status: 'ACTIVE', ...demoSource }

/** The relation of a person to the club: as athlete, parent, or staff. */
export function addMembership(
  rows: DemoSetting['rows'],
  clubId: number,
  personId: number,
  role: string,
  teamId: number | null,
  status: string,
  joined: string | null,
  left: string | null,
): void {
  rows.add('club_person_rel', {
    club_id: clubId,
    person_id: personId,
    role,
    team_id: teamId,
    start_membership: joined,
    end_membership: left,
    forms_signed: role === 'ATHLETE' && joined ? signedForms : null,
    participation_days: role === 'ATHLETE' && joined ? 'MONDAY, WEDNESDAY, FRIDAY' : null,
    volunteer_preference: role === 'PARENT' ? 'timing' : null,
    status,
    ...demoSource,
  })
}

/** A person of the club's staff. */
export function addStaffPerson(
  { rows }: DemoSetting,
  clubId: number,
  name: string,
  role: 'OWNER' | 'STAFF' | 'COACH',
  email: string,
): number {
  const [firstName = '', lastName = ''] = name.split(' ')
  const personId = rows.add('person', {
    ...personDefaults,
    club_id: clubId,
    first_name: firstName,
    last_name: lastName,
    language: 'en',
    country: 'CA',
    email,
    phone: '+1 905 555 0101',
  })
  addMembership(rows, clubId, personId, role, null, 'ACTIVE', null, null)
  return personId
}
