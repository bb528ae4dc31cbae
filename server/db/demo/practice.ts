import { addDays } from 'contracts/calendar-date'
import { ageOn } from 'contracts/age'
import { dayNumber } from './ability'
import type { DemoClub } from './clubs'
import type { DemoSetting } from './demo-setting'
import { isMember } from './meet-entries'
import { offeredEvents } from './meet-events'
import type { DemoAthlete } from './people'
import { Bests, swimRace, type Entry } from './results'

/** A time trial at training in each club, taken by hand some weeks ago: results without a meet, not official. */
export function addPractice(setting: DemoSetting, clubs: readonly DemoClub[], athletes: readonly DemoAthlete[]): void {
  const event = offeredEvents({ course: 'SCM', kind: 'DUAL' }).find(
    ({ stroke, distance }) => stroke === 'FREE' && distance === 100,
  )!
  for (const club of clubs) {
    const draw = setting.random.fork(`practice ${club.code}`)
    const day = addDays(setting.today, -draw.int(7, 50))
    const entries = athletes
      .filter((athlete) => athlete.clubId === club.clubId && isMember(athlete, day))
      .map((athlete): Entry => ({ athlete, age: ageOn(athlete.birthDate, day) }))
      .filter(({ age }) => age >= 12)
    const race = {
      meetId: null,
      meetEventSeqno: null,
      externalEventId: null,
      libraryId: setting.reference.eventId('FREE', 100),
      event,
      course: 'SCM',
      day,
      dayNumber: dayNumber(day),
      month: Number(day.slice(5, 7)),
      round: 'TIME_TRIAL',
      lanes: 6,
      timing: 'manual',
      rested: false,
      isOfficial: 0,
      scored: false,
    } as const
    swimRace(setting, draw, race, entries, new Bests())
  }
}
