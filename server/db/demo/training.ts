import { addDays } from 'contracts/calendar-date'
import type { DemoClub } from './clubs'
import { demoSource, type DemoSetting } from './demo-setting'
import { drillPlans } from './drills'
import type { Random } from './random'
import { mainSets, secondSets, swimDowns, warmUps, type SetPlan } from './set-plans'

/** Library of sets and drills, programs of the library and of each club with workouts and nested sets. */
export function addTraining(setting: DemoSetting, clubs: readonly DemoClub[], userId: number): void {
  addSetLibrary(setting, userId)
  addDrills(setting, userId)
  addProgram(setting, null, {
    name: 'Six weeks to a first meet',
    focus: 'starts, turns, first races',
    type: 'BEGINNER',
  })
  addProgram(setting, null, { name: 'Sprint block', focus: 'speed over 50 and 100', type: 'SPRINT' })
  for (const club of clubs) {
    addProgram(setting, club, { name: 'Aerobic base, autumn', focus: 'endurance and technique', type: 'SEASON' })
    if (club === clubs[0]) {
      addProgram(setting, club, { name: 'Taper for the championships', focus: 'race pace, rest', type: 'TAPER' })
    }
  }
}

function addSetLibrary({ rows, reference }: DemoSetting, userId: number): void {
  for (const [order, plan] of [...warmUps, ...mainSets, ...secondSets, ...swimDowns].entries()) {
    rows.add('set_lib', {
      set_name: plan.name,
      set_desc: describe(plan),
      no_of_sets: 1,
      no_of_rep: plan.repeats,
      distance: plan.distance,
      stroke: plan.stroke,
      tag: 'training',
      set_interval: plan.interval,
      equipment: plan.equipment ?? null,
      sport_type: 'SWIMMING',
      activity_id: reference.zoneId(plan.zone),
      set_order: 100 + order,
      user_id: userId,
      is_event: false,
      legs: 1,
      ...demoSource,
    })
  }
}

const describe = ({ repeats, distance, stroke, interval }: SetPlan): string =>
  `${repeats} × ${distance} ${stroke.toLowerCase()} on ${interval}`

function addDrills({ rows }: DemoSetting, userId: number): void {
  for (const [index, [name, how, purpose, level, tag]] of drillPlans.entries()) {
    const drillId = rows.add('drill', {
      user_id: userId,
      drill_name: name,
      drill_desc: how,
      drill_purpose: purpose,
      sport_type: 'SWIMMING',
      facility: 'pool',
      status: 'active',
      tag,
      level,
      ...demoSource,
    })
    if (index % 5 === 0) rows.add('favorite_drill', { user_id: userId, drill_id: drillId })
  }
}

function addProgram(
  setting: DemoSetting,
  club: DemoClub | null,
  { name, focus, type }: { name: string; focus: string; type: string },
): void {
  const { rows, today } = setting
  const draw = setting.random.fork(`program ${club?.code ?? 'library'} ${name}`)
  const programId = rows.add('program', {
    program_name: name,
    program_short_desc: focus,
    program_desc: `Six workouts, one microcycle: ${focus}.`,
    program_type: type,
    focus,
    goals: 'Every swimmer can say what today was for.',
    duration: '6 weeks',
    structure: 'warm-up, main set, second set, swim-down',
    start_date: club ? addDays(today, -42) : null,
    end_date: club ? addDays(today, 42) : null,
    club_id: club?.clubId ?? null,
    team_id: club ? draw.pick(club.teams.slice(2)).teamId : null,
    private: 0,
    ...demoSource,
  })
  for (let day = 1; day <= 6; day++) addWorkout(setting, draw, programId, club, day)
}

function addWorkout(setting: DemoSetting, draw: Random, programId: number, club: DemoClub | null, day: number): void {
  const main = draw.pick(mainSets)
  const parts = [draw.pick(warmUps), main, draw.pick(secondSets), ...swimDowns]
  const rounds = (plan: SetPlan) => (plan === main && plan.repeats % 2 === 0 ? 2 : 1)
  const workoutId = setting.rows.add('workout', {
    club_id: club?.clubId ?? null,
    workout_desc: `Day ${day}: ${main.name.toLowerCase()}`,
    program_id: programId,
    duration: Math.round(parts.reduce((sum, plan) => sum + plan.repeats * plan.seconds, 0) / 60),
    volume: parts.reduce((sum, plan) => sum + plan.repeats * plan.distance, 0),
    day_of_microcycle: day,
    ...demoSource,
  })
  for (const [order, plan] of parts.entries()) {
    const add = (parent: number | null, at: number, values: Record<string, unknown>) =>
      addSet(setting, {
        club_id: club?.clubId ?? null,
        workout_id: workoutId,
        parent_set_id: parent,
        set_order: at,
        ...values,
      })
    if (rounds(plan) === 1) {
      add(null, order + 1, setValues(setting, plan, plan.repeats))
      continue
    }
    // two rounds with a minute between them: a set whose content is a set of its own
    const parent = add(null, order + 1, { set_name: `Main set: ${plan.name.toLowerCase()}`, no_of_sets: 2 })
    add(parent, 1, setValues(setting, plan, plan.repeats / 2))
    add(parent, 2, { set_name: 'Rest', set_interval: '1:00' })
  }
}

const setValues = ({ reference }: DemoSetting, plan: SetPlan, repeats: number): Record<string, unknown> => ({
  set_name: plan.name,
  set_desc: describe({ ...plan, repeats }),
  no_of_sets: 1,
  no_of_rep: repeats,
  distance: plan.distance,
  stroke: plan.stroke,
  set_interval: plan.interval,
  equipment: plan.equipment ?? null,
  activity_id: reference.zoneId(plan.zone),
})

function addSet({ rows }: DemoSetting, values: Record<string, unknown>): number {
  return rows.add('training_set', {
    no_of_sets: 1,
    sport_type: 'SWIMMING',
    ...values,
    is_library_set: 0,
    ...demoSource,
  })
}
