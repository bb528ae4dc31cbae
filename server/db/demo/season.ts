import { addDays, daysBetween } from 'contracts/calendar-date'
import type { DemoClub, DemoLeague } from './clubs'
import type { Random } from './random'

export interface MeetPlan {
  kind: 'DUAL' | 'INVITATIONAL' | 'CHAMPIONSHIP'
  name: string
  first: string
  last: string
  course: 'LCM' | 'SCM' | 'SCY'
  /** in the morning preliminaries, in the evening finals */
  hasFinals: boolean
  host: DemoClub | null
  facilityId: number
  lanes: 6 | 8
  clubs: DemoClub[]
}

/** Three seasons back from today, and the weeks ahead whose meets are announced. */
const daysBack = 3 * 365
const daysAhead = 80

/** Meets of the league on the Saturdays of three seasons and of the coming weeks, oldest first. */
export function planMeets(draw: Random, today: string, league: DemoLeague): MeetPlan[] {
  const meets: MeetPlan[] = []
  const start = addDays(today, -daysBack)
  // 1970-01-03 was a Saturday
  const firstSaturday = addDays(start, (7 - (daysBetween('1970-01-03', start) % 7)) % 7)
  for (let week = 0; week * 7 <= daysBack + daysAhead; week++) {
    meets.push(...planWeekend(draw, addDays(firstSaturday, week * 7), week, league))
  }
  return meets.sort((a, b) => (a.first < b.first ? -1 : 1))
}

function planWeekend(draw: Random, saturday: string, week: number, league: DemoLeague): MeetPlan[] {
  const [year, month, day] = saturday.split('-').map(Number) as [number, number, number]
  const nth = Math.ceil(day / 7)
  const isHoliday = month === 8 || (month === 12 && day > 19) || (month === 1 && day < 7)
  if (isHoliday) return []
  const course = month >= 4 && month <= 7 ? 'LCM' : 'SCM'
  const all = { host: null, facilityId: league.centreId, lanes: 8, clubs: league.clubs, course } as const
  if ((month === 3 && nth === 3) || (month === 7 && nth === 2)) {
    const name = `Lakeshore League ${month === 3 ? 'Short' : 'Long'} Course Championships ${year}`
    const days = { first: addDays(saturday, -1), last: addDays(saturday, 1) }
    return [{ ...all, ...days, kind: 'CHAMPIONSHIP', name, hasFinals: true }]
  }
  if (month === 12 && nth === 2) {
    const days = { first: saturday, last: addDays(saturday, 1) }
    return [{ ...all, ...days, kind: 'INVITATIONAL', name: `Lakeshore Winter Meet ${year}`, hasFinals: false }]
  }
  if (month === 11 && nth === 1) {
    const days = { first: saturday, last: addDays(saturday, 1) }
    const guests = {
      clubs: draw.shuffle(league.clubs).slice(0, 6),
      facilityId: league.yardPoolId,
      course: 'SCY',
    } as const
    return [{ ...all, ...days, ...guests, kind: 'INVITATIONAL', name: `Border City Open ${year}`, hasFinals: false }]
  }
  return week % 3 === 0 ? [invitational(draw, saturday, week, course, league)] : duals(draw, saturday, course, league)
}

function invitational(
  draw: Random,
  saturday: string,
  week: number,
  course: MeetPlan['course'],
  league: DemoLeague,
): MeetPlan {
  const host = league.clubs[(week / 3) % league.clubs.length]!
  const others = draw.shuffle(league.clubs.filter((club) => club !== host)).slice(0, 4)
  return {
    kind: 'INVITATIONAL',
    name: `${firstWord(host)} ${seasonOf(saturday)} Invitational ${saturday.slice(0, 4)}`,
    first: saturday,
    last: addDays(saturday, 1),
    hasFinals: false,
    course,
    host,
    facilityId: course === 'LCM' ? league.centreId : host.poolId,
    lanes: course === 'LCM' ? 8 : 6,
    clubs: [host, ...others],
  }
}

function duals(draw: Random, saturday: string, course: MeetPlan['course'], league: DemoLeague): MeetPlan[] {
  const clubs = draw.shuffle(league.clubs)
  const count = draw.int(1, 2)
  return Array.from({ length: count }, (_, pair): MeetPlan => {
    const [host, guest] = [clubs[pair * 2]!, clubs[pair * 2 + 1]!]
    return {
      kind: 'DUAL',
      name: `${firstWord(host)} vs ${firstWord(guest)} ${saturday.slice(0, 4)}`,
      first: saturday,
      last: saturday,
      hasFinals: false,
      course,
      host,
      facilityId: course === 'LCM' ? league.centreId : host.poolId,
      lanes: 6,
      clubs: [host, guest],
    }
  })
}

const firstWord = (club: DemoClub): string => club.name.split(' ')[0]!

function seasonOf(date: string): string {
  return ['Winter', 'Spring', 'Summer', 'Autumn'][Math.floor((Number(date.slice(5, 7)) % 12) / 3)]!
}
