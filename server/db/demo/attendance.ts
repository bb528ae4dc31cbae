import { addDays, daysBetween } from 'contracts/calendar-date'
import type { DemoClub, DemoTeam } from './clubs'
import { demoSource, type DemoSetting } from './demo-setting'
import type { DemoAthlete } from './people'
import type { Random } from './random'

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
type Weekday = (typeof weekdays)[number]

/** Days and start of each group, youngest first; the pool has two groups at a time at most. */
const weeks: readonly { days: Weekday[]; start: string; end: string }[] = [
  { days: ['MONDAY', 'WEDNESDAY'], start: '16:00', end: '16:45' },
  { days: ['MONDAY', 'TUESDAY', 'THURSDAY'], start: '16:45', end: '17:45' },
  { days: ['MONDAY', 'TUESDAY', 'THURSDAY', 'SATURDAY'], start: '17:45', end: '19:00' },
  { days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'FRIDAY', 'SATURDAY'], start: '17:30', end: '19:15' },
  { days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'], start: '19:15', end: '21:00' },
]

/** Weekly schedule of each group, and the attendance of the last weeks: many for the demo club, a few for the others. */
export function addAttendance(
  setting: DemoSetting,
  clubs: readonly DemoClub[],
  athletes: readonly DemoAthlete[],
  demoClub: DemoClub,
): void {
  for (const club of clubs) {
    const draw = setting.random.fork(`attendance ${club.code}`)
    const weeksBack = club === demoClub ? 12 : 2
    for (const [at, team] of club.teams.entries()) {
      const members = athletes.filter(({ teamId, status }) => teamId === team.teamId && status === 'ACTIVE')
      for (const day of weeks[at]!.days) {
        const schedule = addSchedule(setting, club, team, at, day)
        const dates = sessionDates(setting.today, day, weeksBack)
        for (const date of dates) addSession(setting, draw, club, { schedule, team, at, date, members })
      }
    }
  }
}

function addSchedule({ rows }: DemoSetting, club: DemoClub, team: DemoTeam, at: number, day: Weekday): number {
  const isSaturday = day === 'SATURDAY'
  return rows.add('workout_schedule', {
    club_id: club.clubId,
    group_id: team.teamId,
    facility_id: club.poolId,
    day_of_week: day,
    start_time: isSaturday ? '08:00' : weeks[at]!.start,
    end_time: isSaturday ? '10:00' : weeks[at]!.end,
    workout_type: isSaturday ? 'long swim' : day === 'FRIDAY' ? 'dryland' : 'swim',
    max_athletes: 24,
    ...demoSource,
  })
}

function sessionDates(today: string, day: Weekday, weeksBack: number): string[] {
  // 1970-01-05 was a Monday
  const weekday = daysBetween('1970-01-05', today) % 7
  const latest = addDays(today, -((weekday - weekdays.indexOf(day) + 7) % 7 || 7))
  return Array.from({ length: weeksBack }, (_, back) => addDays(latest, -7 * back))
}

interface Session {
  schedule: number
  team: DemoTeam
  at: number
  date: string
  members: readonly DemoAthlete[]
}

function addSession(
  { rows }: DemoSetting,
  draw: Random,
  club: DemoClub,
  { schedule, team, at, date, members }: Session,
): void {
  const present = members.filter(({ joined }) => joined !== null && joined <= date)
  if (!present.length) return
  const workoutId = rows.add('workout', {
    club_id: club.clubId,
    workout_desc: team.name,
    start_datetime: `${date}T${weeks[at]!.start}`,
    workout_date: date,
    schedule_seq_no: schedule,
    duration: 60,
    ...demoSource,
  })
  for (const { personId } of present) {
    // some come nearly always, some half the time
    const missed = draw.chance(0.04 + ((personId * 37) % 10) * 0.025) ? 1 : 0
    rows.add('attendance', {
      club_id: club.clubId,
      athlete_id: personId,
      workout_id: workoutId,
      effective_date: date,
      missed,
      comments: missed && draw.chance(0.2) ? draw.pick(['ill', 'school', 'travel', 'injured shoulder']) : '',
      ...demoSource,
    })
  }
}
