import { addDays } from 'contracts/calendar-date'
import { cities, type City } from './cities'
import { demoSource, type DemoSetting } from './demo-setting'
import type { Random } from './random'

const worldMeets = 200

/** A pool in each city and meets in them: most to come, some running today, a few just over. */
export function addWorldMap(setting: DemoSetting, userId: number): void {
  const draw = setting.random.fork('world')
  const pools = cities.map((city) => ({ city, ...addPool(setting, draw, city) }))
  for (let index = 0; index < worldMeets; index++) {
    // one round gives every city a meet, the rest is chance
    addMeet(setting, draw, pools[index] ?? draw.pick(pools), index, userId)
  }
}

function addPool({ rows, reference, today }: DemoSetting, draw: Random, city: City): { id: number; course: string } {
  const course = draw.weighted([['LCM', 45], ['SCM', 45], ['OPEN', 10]] as const) // prettier-ignore
  const kind = { LCM: 'Olympic Pool', SCM: 'City Baths', OPEN: 'Swimming Lake' }[course]
  const id = rows.add('facility', {
    name: `${city.name} ${kind}`,
    description: 'Demo data: an invented place.',
    contact_info: 'info@pools.example',
    url_to_details: 'https://pools.example',
    type: course,
    address: `${draw.int(1, 90)} Pool Road, ${city.name}`,
    city: city.name,
    country_id: reference.countryId(city.country),
    latitude: near(draw, city.latitude),
    longitude: near(draw, city.longitude),
    time_zone: city.timeZone,
    lanes: course === 'LCM' ? 10 : course === 'SCM' ? 6 : null,
    tag: course === 'OPEN' ? ['open water'] : ['training'],
    state: draw.chance(0.95) ? 'active' : 'inactive',
    league_seqno: null,
    reviewed_at: today,
    ...demoSource,
  })
  return { id, course }
}

const near = (draw: Random, degrees: number): number => Math.round((degrees + (draw.next() - 0.5) * 0.04) * 1e4) / 1e4

const sports = [['SWIMMING', 78], ['WATERPOLO', 8], ['RUNNING', 5], ['CYCLING', 3], ['TENNIS', 3], ['Aikido', 3]] as const // prettier-ignore
const types = [
  ['competition', 60],
  ['meetup', 10],
  ['fun', 12],
  ['training', 8],
  ['camp', 10],
] as const
const nouns: Record<string, string[]> = {
  competition: ['Open', 'Grand Prix', 'Cup', 'Age Group Trophy', 'Sprint Night'],
  meetup: ['Masters Meetup', 'Club Evening'],
  fun: ['Swim Festival', 'Family Splash Day'],
  training: ['Technique Day', 'Open Training'],
  camp: ['Training Camp', 'Junior Camp'],
}

function addMeet(
  { rows, today }: DemoSetting,
  draw: Random,
  { city, id, course }: { city: City; id: number; course: string },
  index: number,
  userId: number,
): void {
  const sport = draw.weighted(sports)
  const type = draw.weighted(types)
  const isRunning = index % 10 === 0
  const isOver = index % 10 === 5
  const first = addDays(today, isRunning ? -1 : isOver ? -draw.int(10, 80) : draw.int(2, 240))
  const noun =
    sport === 'SWIMMING' ? draw.pick(nouns[type]!) : sport === 'Aikido' ? 'Aikido Seminar' : `${title(sport)} Days`
  const tags = ['age group', 'open', 'masters', 'sprint', 'relays', 'qualifier', 'beginners', 'charity']
  rows.add('meet', {
    meet_name: `${city.name} ${noun}`,
    meet_desc: 'Demo data: an invented meet.',
    contact_info: 'meets@pools.example',
    meet_type: type,
    meet_date: first,
    meet_date_to: addDays(first, type === 'camp' ? 6 : draw.int(1, 3)),
    facility_id: id,
    sport,
    url_to_details: 'https://pools.example/meets',
    state: draw.chance(0.96) ? 'active' : 'inactive',
    tag: course === 'OPEN' ? ['open water'] : draw.shuffle(tags).slice(0, draw.int(1, 3)),
    league_seqno: null,
    user_id: userId,
    club_id: null,
    course: sport === 'SWIMMING' && course !== 'OPEN' ? course : null,
    age_rule: 'DAY_OF_SWIM',
    entries_open: addDays(first, -60),
    entries_close: addDays(first, -7),
    reviewed_at: today,
    ...demoSource,
  })
}

const title = (sport: string): string => sport[0] + sport.slice(1).toLowerCase()
