/** A training set; times are of one repeat with its rest. */
export interface SetPlan {
  name: string
  zone: string
  repeats: number
  distance: number
  stroke: string
  interval: string
  equipment?: string
  seconds: number
}

export const warmUps: SetPlan[] = [
  { name: 'Warm-up, choice', zone: 'REC', repeats: 1, distance: 400, stroke: 'CHOICE', interval: '8:00', seconds: 480 },
  {
    name: 'Warm-up, drill and swim',
    zone: 'REC',
    repeats: 8,
    distance: 50,
    stroke: 'FREE',
    interval: '1:05',
    seconds: 65,
  },
]
export const mainSets: SetPlan[] = [
  { name: 'Aerobic hundreds', zone: 'EN1', repeats: 12, distance: 100, stroke: 'FREE', interval: '1:45', seconds: 105 },
  {
    name: 'Threshold two hundreds',
    zone: 'EN2',
    repeats: 6,
    distance: 200,
    stroke: 'FREE',
    interval: '3:10',
    seconds: 190,
  },
  {
    name: 'Broken four hundreds',
    zone: 'EN2',
    repeats: 3,
    distance: 400,
    stroke: 'FREE',
    interval: '6:30',
    seconds: 390,
  },
  { name: 'Medley hundreds', zone: 'EN2', repeats: 8, distance: 100, stroke: 'IM', interval: '2:00', seconds: 120 },
  { name: 'Best average', zone: 'EN3', repeats: 6, distance: 150, stroke: 'FREE', interval: '3:00', seconds: 180 },
  {
    name: 'Hard hundreds, long rest',
    zone: 'SP1',
    repeats: 4,
    distance: 100,
    stroke: 'BREAST',
    interval: '4:00',
    seconds: 240,
  },
  { name: 'Race-pace fifties', zone: 'SP2', repeats: 8, distance: 50, stroke: 'FLY', interval: '2:00', seconds: 120 },
]
export const secondSets: SetPlan[] = [
  {
    name: 'Kick',
    zone: 'EN1',
    repeats: 8,
    distance: 50,
    stroke: 'KICK',
    interval: '1:15',
    equipment: 'board',
    seconds: 75,
  },
  {
    name: 'Pull',
    zone: 'EN1',
    repeats: 4,
    distance: 200,
    stroke: 'FREE',
    interval: '3:15',
    equipment: 'pull buoy, paddles',
    seconds: 195,
  },
  {
    name: 'Backstroke, count strokes',
    zone: 'EN1',
    repeats: 8,
    distance: 50,
    stroke: 'BACK',
    interval: '1:10',
    seconds: 70,
  },
  {
    name: 'All-out starts',
    zone: 'SP3',
    repeats: 6,
    distance: 25,
    stroke: 'FREE',
    interval: '1:30',
    equipment: 'fins',
    seconds: 90,
  },
]
export const swimDowns: SetPlan[] = [
  { name: 'Swim-down', zone: 'REC', repeats: 1, distance: 200, stroke: 'CHOICE', interval: '5:00', seconds: 300 },
]
