import { addDays, daysBetween } from 'contracts/calendar-date'
import { dayNumber } from './ability'
import type { Timing } from 'contracts/lead-off'
import type { DemoLeague } from './clubs'
import { demoSource, type DemoSetting } from './demo-setting'
import { enterSwimmers, splitEvent, type PlannedEvent } from './meet-entries'
import { libraryId, offeredEvents } from './meet-events'
import type { DemoAthlete } from './people'
import { Bests, swimRace, type Entry, type Race } from './results'
import { swimRelay } from './relays'
import type { Random } from './random'
import { planMeets, type MeetPlan } from './season'

/** Three seasons of league meets with their results, and the announced meets of the coming weeks without. */
export function addLeagueMeets(setting: DemoSetting, league: DemoLeague, athletes: readonly DemoAthlete[]): void {
  const bests = new Bests()
  for (const [index, plan] of planMeets(setting.random.fork('season'), setting.today, league).entries()) {
    const draw = setting.random.fork(`meet ${index} ${plan.first}`)
    const meet = new MeetInProgress(setting, draw, league, plan)
    if (plan.last < setting.today) meet.swim(athletes, bests)
    else meet.announce()
  }
}

const weekdayName = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

class MeetInProgress {
  private readonly meetId: number
  private readonly days: string[]
  private readonly timing: Timing
  private readonly sessions = new Map<string, number>()
  private position = 0

  constructor(
    private readonly setting: DemoSetting,
    private readonly draw: Random,
    league: DemoLeague,
    private readonly plan: MeetPlan,
  ) {
    this.days = Array.from({ length: daysBetween(plan.first, plan.last) + 1 }, (_, day) => addDays(plan.first, day))
    this.timing = plan.kind !== 'DUAL' ? 'automatic' : draw.chance(0.4) ? 'manual' : 'semi'
    this.meetId = this.addMeet(league)
  }

  private addMeet(league: DemoLeague): number {
    const { plan } = this
    const isChampionship = plan.kind === 'CHAMPIONSHIP'
    const size =
      plan.kind === 'DUAL' ? 'Dual meet' : isChampionship ? 'Championships with finals' : 'Timed finals by age group'
    return this.setting.rows.add('meet', {
      meet_name: plan.name,
      meet_desc: `${size}, ${plan.clubs.length} clubs.`,
      contact_info: plan.host ? `meets@${plan.host.domain}` : 'secretary@lakeshore.example',
      meet_type: 'competition',
      meet_date: plan.first,
      meet_date_to: plan.last,
      facility_id: plan.facilityId,
      sport: 'SWIMMING',
      url_to_details: 'https://lakeshore.example/meets',
      state: 'active',
      tag: isChampionship ? ['championship', 'age group', 'relays'] : ['age group', 'relays'],
      league_seqno: league.seqno,
      user_id: null,
      club_id: plan.host?.clubId ?? null,
      course: plan.course,
      age_rule: 'FIRST_MEET_DAY',
      entries_open: addDays(plan.first, -42),
      entries_close: addDays(plan.first, -5),
      reviewed_at: addDays(plan.first, -42),
      ...demoSource,
    })
  }

  /** The programme of a meet to come: every event, nobody entered yet. */
  announce(): void {
    const events = offeredEvents(this.plan).flatMap(splitEvent)
    for (const [index, planned] of events.entries()) {
      this.addEvent(planned, this.dayOf(index, events.length), 'FINAL', String(index + 1))
    }
  }

  swim(athletes: readonly DemoAthlete[], bests: Bests): void {
    const entries = enterSwimmers(this.draw, this.plan, athletes)
    const events = [...entries.individual, ...entries.relays]
    const plannedDays = events.map((_, index) => this.dayOf(index, events.length))
    for (const [index, planned] of events.entries()) {
      const number = String(index + 1)
      const day = plannedDays[index]!
      if (planned.event.legs > 1) this.race(planned, day, 'FINAL', number, (race) => this.relay(race, planned))
      else this.individual(planned, day, number, bests)
    }
    if (this.plan.kind === 'CHAMPIONSHIP') this.timeTrials(entries.individual, bests)
  }

  private individual(planned: PlannedEvent, day: string, number: string, bests: Bests): void {
    const { setting, draw, plan } = this
    if (!plan.hasFinals || planned.entries.length <= plan.lanes || planned.event.distance > 400) {
      this.race(planned, day, 'FINAL', number, (race) => swimRace(setting, draw, race, planned.entries, bests))
      return
    }
    let finalists: Entry[] = []
    this.race(planned, day, 'PRELIM', number, (race) => {
      finalists = swimRace(setting, draw, race, planned.entries, bests).slice(0, plan.lanes)
    })
    this.race(planned, day, 'FINAL', number, (race) => swimRace(setting, draw, race, finalists, bests))
  }

  private relay(race: Race, planned: PlannedEvent): void {
    swimRelay(this.setting, this.draw, race, planned.gender, planned.entries)
  }

  /** A few swims beside the programme, without places. */
  private timeTrials(events: readonly PlannedEvent[], bests: Bests): void {
    const day = this.days.at(-1)!
    this.draw
      .shuffle(events)
      .slice(0, 6)
      .forEach((planned, index) => {
        // prettier-ignore
        const entries = planned.entries.slice(0, 2)
        this.race(planned, day, 'TIME_TRIAL', `T${index + 1}`, (race) =>
          swimRace(this.setting, this.draw, { ...race, scored: false }, entries, bests),
        )
      })
  }

  private dayOf(index: number, count: number): string {
    return this.days[Math.floor((index * this.days.length) / count)]!
  }

  private race(
    planned: PlannedEvent,
    day: string,
    round: Race['round'],
    number: string,
    swim: (race: Race) => void,
  ): void {
    const { plan, setting } = this
    const meetEventSeqno = this.addEvent(planned, day, round, number)
    swim({
      meetId: this.meetId,
      meetEventSeqno,
      externalEventId: number,
      libraryId: libraryId(setting.reference, planned.event),
      event: planned.event,
      course: plan.course,
      day,
      dayNumber: dayNumber(day),
      month: Number(day.slice(5, 7)),
      round,
      lanes: plan.lanes,
      timing: this.timing,
      rested: plan.kind === 'CHAMPIONSHIP',
      isOfficial: 1,
      scored: plan.kind !== 'INVITATIONAL' && round === 'FINAL',
    })
  }

  private addEvent({ event, gender, group }: PlannedEvent, day: string, round: Race['round'], number: string): number {
    return this.setting.rows.add('meet_event', {
      session_seqno: this.sessionOf(day, round),
      meet_id: this.meetId,
      event_id: libraryId(this.setting.reference, event),
      external_event_id: number,
      position: ++this.position,
      gender,
      age_min: group.from,
      age_max: group.to,
      round,
      ...demoSource,
    })
  }

  private sessionOf(day: string, round: Race['round']): number {
    const isMorning = this.plan.hasFinals && round === 'PRELIM'
    const key = `${day} ${isMorning ? '09:00' : this.plan.hasFinals ? '17:00' : '10:00'}`
    const known = this.sessions.get(key)
    if (known) return known
    const weekday = weekdayName.format(new Date(day))
    const seqno = this.setting.rows.add('meet_session', {
      meet_id: this.meetId,
      number: this.sessions.size + 1,
      name: this.plan.hasFinals ? `${weekday} ${isMorning ? 'preliminaries' : 'finals'}` : weekday,
      date: day,
      time: key.slice(11),
      course: this.plan.course,
      ...demoSource,
    })
    this.sessions.set(key, seqno)
    return seqno
  }
}
