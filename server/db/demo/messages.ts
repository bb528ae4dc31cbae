import { addDays } from 'contracts/calendar-date'
import type { DemoUsers } from './accounts'
import type { DemoLeague } from './clubs'
import { demoSource, type DemoSetting } from './demo-setting'
import type { DemoPeople } from './people'

const templates = [
  {
    name: 'Tryout reminder',
    type: 'TRYOUT_REMINDER',
    subject: 'Your tryout at {{clubName}}',
    body: 'Hello {{firstName}},\n\nwe look forward to seeing you on {{tryoutDate}}. Bring a towel, goggles and a cap.',
    description: 'Sent two days before a tryout',
    state: 'active',
  },
  {
    name: 'Renewal of membership',
    type: 'RENEWAL_INVITATIONS',
    subject: 'A new season at {{clubName}}',
    body: 'Hello {{firstName}},\n\nthe new season begins in September. Please confirm the place and sign the forms.',
    description: 'Sent once a year to members without a place',
    state: 'active',
  },
  {
    name: 'Attendance this month',
    type: 'ATTENDANCE_DIGEST',
    subject: '{{firstName}} at training this month',
    body: '{{firstName}} came to {{present}} of {{sessions}} sessions.',
    description: 'Digest to guardians',
    state: 'draft',
  },
]

/** Templates, the latest messages, communications with families, and the catalogue of events of clubs and league. */
export function addMessages(setting: DemoSetting, league: DemoLeague, people: DemoPeople, users: DemoUsers): void {
  const { rows, today } = setting
  for (const club of league.clubs) {
    for (const template of templates) rows.add('message_template', templateRow(template, club.clubId, null))
    const say = (daysAgo: number, message: string) =>
      rows.add('message_entry', {
        club_id: club.clubId,
        user_id: club === league.clubs[0] ? users['coach@alderlake.example'] : null,
        username: club === league.clubs[0] ? 'Marta Ilves' : `${club.name} office`,
        date: `${addDays(today, -daysAgo)}T09:00`,
        message,
      })
    say(9, 'Entries for the next home meet close on Friday.')
    say(6, 'Timers needed for Saturday, two hours each.')
    say(2, 'Saturday: doors open at 7:40, warm-up at 8:00.')
    addEvents(setting, league, club.clubId, club.poolId)
  }
  const leagueTemplate = {
    ...templates[0]!,
    name: 'Entries close',
    type: 'GROUP_MESSAGE',
    subject: 'Entries close soon',
  }
  rows.add(
    'message_template',
    templateRow({ ...leagueTemplate, body: 'Entries close on {{date}}.' }, null, league.seqno),
  )
  addEvents(setting, league, null, league.centreId)
  addCommunications(setting, people)
}

const templateRow = (template: (typeof templates)[number], clubId: number | null, leagueId: number | null) => ({
  ...template,
  industry: 'SWIMMING',
  club_id: clubId,
  league_id: leagueId,
  ...demoSource,
})

function addEvents({ rows, today }: DemoSetting, league: DemoLeague, clubId: number | null, facilityId: number): void {
  const plans = clubId
    ? ([['Open tryouts', 'tryout', 12, 20], ['Holiday camp', 'camp', 33, 30], ['Swim-a-thon', 'meetup', 55, 120]] as const) // prettier-ignore
    : ([
        ['Coaches meeting', 'meeting', 18, 40],
        ['Officials course', 'meeting', 40, 25],
      ] as const)
  for (const [name, type, days, most] of plans) {
    rows.add('event_catalog', {
      org_type: clubId ? 'CLUB' : 'LEAGUE',
      org_id: clubId ?? league.seqno,
      club_id: clubId,
      league_seqno: clubId ? null : league.seqno,
      visibility: 1,
      name,
      event_type: type,
      status: 'open',
      start_date: `${addDays(today, days)}T10:00`,
      end_date: `${addDays(today, days)}T12:00`,
      description: `${name}, up to ${most} people.`,
      facility_id: facilityId,
      max_athletes: most,
      ...demoSource,
    })
  }
}

function addCommunications(setting: DemoSetting, { athletes }: DemoPeople): void {
  const draw = setting.random.fork('communications')
  const leads = athletes.filter(({ status }) => status === 'TRYOUT' || status === 'WAITING')
  for (const { personId, clubId } of leads) {
    for (let count = draw.int(1, 3); count > 0; count--) {
      const day = addDays(setting.today, -draw.int(1, 40))
      const isDone = draw.chance(0.5)
      setting.rows.add('person_communication', {
        club_id: clubId,
        lead_id: personId,
        communication_type: draw.pick(['PHONE', 'EMAIL', 'VISIT']),
        communication_resource: 'office',
        subject: draw.pick(['Asked about a place', 'Tryout arranged', 'Questions about fees']),
        details: draw.pick(['Will call back after the weekend.', 'Prefers Monday.', 'Swam two seasons elsewhere.']),
        communication_date: `${day}T15:00`,
        follow_up_date: isDone ? null : addDays(day, 14),
        follow_up_status: isDone ? 'DONE' : 'OPEN',
        ...demoSource,
      })
    }
  }
}
