import { demoSource, type DemoSetting } from './demo-setting'

interface ClubPlan {
  code: string
  name: string
  town: string
  latitude: number
  longitude: number
  year: number
  athletes: number
}

/** Invented clubs in towns around Lake Ontario. Codes and names are those of the sample meet files. */
const plans: readonly ClubPlan[] = [
  plan('ALDER', 'Alderlake Aquatics', 'Burlington', 43.3255, -79.799, 1974, 84),
  plan('BRKHV', 'Brookhaven Barracudas', 'Oakville', 43.4675, -79.6877, 1981, 72),
  plan('CEDAR', 'Cedar Point Swim Club', 'Mississauga', 43.589, -79.6441, 1968, 66),
  plan('DELT', 'Delta Dolphins', 'Hamilton', 43.2557, -79.8711, 1990, 60),
  plan('ELM', 'Elm Harbour Swim Team', 'St. Catharines', 43.1594, -79.2469, 1977, 58),
  plan('FAIR', 'Fairview Flyers', 'Toronto', 43.7001, -79.4163, 1985, 62),
  plan('GRANI', 'Granite Bay Gators', 'Ajax', 43.8509, -79.0204, 1996, 54),
  plan('HAZEL', 'Hazelton Herons', 'Oshawa', 43.8971, -78.8658, 1971, 52),
  plan('IVY', 'Ivy Hill Aquatic Club', 'Cobourg', 43.9593, -78.1677, 2003, 46),
  plan('JUN', 'Juniper Jets', 'Belleville', 44.1628, -77.3832, 1999, 44),
  plan('RIVR', 'Riverbend Rays', 'Niagara Falls', 43.0896, -79.0849, 1988, 54),
  plan('HILL', 'Hillcrest Swim Team', 'Kingston', 44.2312, -76.486, 1964, 48),
]

function plan(
  code: string,
  name: string,
  town: string,
  latitude: number,
  longitude: number,
  year: number,
  athletes: number,
): ClubPlan {
  return { code, name, town, latitude, longitude, year, athletes }
}

export interface DemoTeam {
  teamId: number
  name: string
  sport: string
  ageFrom: number
  ageTo: number
}

export interface DemoClub extends ClubPlan {
  clubId: number
  /** domain of its invented addresses */
  domain: string
  poolId: number
  teams: DemoTeam[]
}

export interface DemoLeague {
  seqno: number
  clubs: DemoClub[]
  /** the 50 m pool of the championships */
  centreId: number
  /** the pool of 25 yards across the border */
  yardPoolId: number
}

export const demoTimeZone = 'America/Toronto'

/** The league, its clubs with pools, groups, fees and forms. `params.demo` marks that the demo data is loaded. */
export function addLeague(setting: DemoSetting): DemoLeague {
  const { rows, reference } = setting
  const seqno = rows.add('league', {
    name: 'Lakeshore League',
    description: 'Twelve swimming clubs around the lake: dual meets, invitationals and two championships a season.',
    logo: '',
    sport: 'SWIMMING',
    website: 'https://lakeshore.example',
    params: { demo: true, recordsIncludeTimeTrials: false },
    ...demoSource,
  })
  const pool = (name: string, city: string, country: string, type: string, lanes: number, at: [number, number]) =>
    rows.add('facility', {
      name,
      description: `Demo data: ${lanes} lanes.`,
      contact_info: 'front desk, +1 905 555 0100',
      url_to_details: 'https://pools.example',
      type,
      address: `1 Pool Road, ${city}`,
      city,
      country_id: reference.countryId(country),
      latitude: at[0],
      longitude: at[1],
      time_zone: demoTimeZone,
      lanes,
      tag: type === 'LCM' ? ['championship'] : ['training'],
      state: 'active',
      league_seqno: seqno,
      reviewed_at: setting.today,
      ...demoSource,
    })
  const centreId = pool('Lakeshore Aquatic Centre', 'Toronto', 'CA', 'LCM', 8, [43.6387, -79.4105])
  const yardPoolId = pool('Erie Street Natatorium', 'Buffalo', 'US', 'SCY', 8, [42.8864, -78.8784])
  const clubs = plans.map((plan): DemoClub => {
    const poolId = pool(`${plan.town} Community Pool`, plan.town, 'CA', 'SCM', 6, [
      round(plan.latitude + 0.006),
      round(plan.longitude - 0.005),
    ])
    const domain = `${plan.name.toLowerCase().split(' ')[0]}.example`
    const clubId = addClub(setting, plan, domain)
    rows.add('league_club_rel', { league_seqno: seqno, club_id: clubId, ...demoSource })
    addForms(setting, clubId)
    return { ...plan, clubId, domain, poolId, teams: addTeams(setting, clubId, plan) }
  })
  return { seqno, clubs, centreId, yardPoolId }
}

const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4

function addClub({ rows, reference }: DemoSetting, plan: ClubPlan, domain: string): number {
  return rows.add('club', {
    club_code: plan.code,
    club_name: plan.name,
    club_desc: `Competitive and learn-to-race swimming in ${plan.town} since ${plan.year}.`,
    email: `office@${domain}`,
    country_id: reference.countryId('CA'),
    year: plan.year,
    visibility: 1,
    create_date: `${plan.year}-01-01`,
    latitude: plan.latitude,
    longitude: plan.longitude,
    time_zone: demoTimeZone,
    website: `https://${domain}`,
    discord_url: plan.code === 'JUN' ? null : `https://chat.example/${plan.code.toLowerCase()}`,
    public_results: plan.code === 'BRKHV' ? 1 : 0,
    ...demoSource,
  })
}

const groups = [
  { name: 'Learn to Race', ageFrom: 0, ageTo: 9, ratio: 8, fee: 85, competitive: 0, share: 0.25 },
  { name: 'Age Group Bronze', ageFrom: 10, ageTo: 11, ratio: 12, fee: 120, competitive: 1, share: 0.3 },
  { name: 'Age Group Silver', ageFrom: 12, ageTo: 13, ratio: 14, fee: 145, competitive: 1, share: 0.31 },
  { name: 'Junior', ageFrom: 14, ageTo: 15, ratio: 16, fee: 170, competitive: 1, share: 0.24 },
  { name: 'Senior', ageFrom: 16, ageTo: 99, ratio: 16, fee: 190, competitive: 1, share: 0.22 },
]
const coachNames = [
  'Marta Ilves',
  'Dan Rowe',
  'Leila Haddad',
  'Ken Ishii',
  'Ana Prado',
  'Piotr Zielak',
  'June Okoro',
  'Sam Lund',
]

function addTeams({ rows, random, today }: DemoSetting, clubId: number, plan: ClubPlan): DemoTeam[] {
  const draw = random.fork(`teams ${plan.code}`)
  const year = Number(today.slice(0, 4))
  return groups.map((group, order) => {
    const teamId = rows.add('team', {
      team_name: group.name,
      year: year - 1,
      to_year: year + 1,
      club_id: clubId,
      visibility: 1,
      sport_type: 'SWIMMING',
      order_on_ui: order + 1,
      competitive_flag: group.competitive,
      student_coach_ratio: group.ratio,
      monthly_fee: group.fee,
      registration_fee: 60,
      fundrasing_fee: group.competitive ? 100 : 0,
      max_athletes: Math.ceil(plan.athletes * group.share) + 4,
      coaches: draw
        .shuffle(coachNames)
        .slice(0, order < 3 ? 2 : 1)
        .join(', '),
      team_description: group.ageTo > 90 ? 'From 16 years' : `Up to ${group.ageTo} years`,
      commitment_requirements: `${order + 2} sessions a week, two home meets a season`,
      forms_to_sign: 'termsAndConditions, medicalConsentAuthorization, waiverOfLiability',
      ...demoSource,
    })
    const fee = (fee_type: string, amount: number, billing_frequency: string, is_mandatory: number) =>
      rows.add('team_fee', { team_id: teamId, club_id: clubId, fee_type, amount, billing_frequency, is_mandatory })
    fee('monthly', group.fee, 'MONTHLY', 1)
    fee('registration', 60, 'YEARLY', 1)
    if (group.competitive) fee('meet travel', 250, 'YEARLY', 0)
    return { teamId, name: group.name, sport: 'SWIMMING', ageFrom: group.ageFrom, ageTo: group.ageTo }
  })
}

function addForms({ rows }: DemoSetting, clubId: number): void {
  rows.add('club_forms', {
    club_id: clubId,
    version: 1,
    terms_and_conditions: 'Fees are due on the first of the month. A place may be cancelled with 30 days of notice.',
    medical_consent_authorization: 'In an emergency the coach may call medical help before a guardian is reached.',
    waiver_of_liability: 'Swimming has risks. The club insures its members during training and meets.',
    photograph_permission: 'The club may show team pictures without names.',
    swimmer_rule_conduct: 'Be on time, listen, and look after each other.',
    parent_volunteer_time: 'Each family gives eight hours a season at home meets.',
    senior_members_commitment: 'Seniors help at one learn-to-race session a month.',
    required_forms: 'termsAndConditions, medicalConsentAuthorization, waiverOfLiability',
    ...demoSource,
  })
}
