import type { Place, Relay, RelayLeg, Round, Score, Split, Swim } from './meet-file'

export const NO_SPLITS: readonly Split[] = Object.freeze([])
export const NO_PLACES: readonly Place[] = Object.freeze([])

/**
 * Empty swims, scores and relays, for a reader to fill. Written out as whole literals on purpose: spreading parts together
 * gives objects four times as large and slow to make, and a file can hold hundreds of thousands of them.
 */
export const newSwim = (line: number, athleteKey: string, eventKey: string, round: Round): Swim => ({
  line,
  eventKey,
  round,
  roundInFile: null,
  status: 'OK',
  scratchedLaterRound: false,
  exhibition: false,
  date: null,
  heat: null,
  lane: null,
  place: null,
  places: NO_PLACES,
  pointsHundredths: null,
  federationPoints: null,
  dqCode: null,
  dqText: null,
  comment: null,
  athleteKey,
  hundredths: null,
  course: null,
  seed: null,
  reactionHundredths: null,
  timing: 'unknown',
  splits: NO_SPLITS,
})

export const newScore = (line: number, athleteKey: string, eventKey: string, round: Round): Score => ({
  line,
  eventKey,
  round,
  roundInFile: null,
  status: 'OK',
  scratchedLaterRound: false,
  exhibition: false,
  date: null,
  heat: null,
  lane: null,
  place: null,
  places: NO_PLACES,
  pointsHundredths: null,
  federationPoints: null,
  dqCode: null,
  dqText: null,
  comment: null,
  athleteKey,
  scoreHundredths: null,
  seedScoreHundredths: null,
})

export const newRelay = (line: number, team: Team, eventKey: string, round: Round): Relay => ({
  line,
  eventKey,
  round,
  roundInFile: null,
  status: 'OK',
  scratchedLaterRound: false,
  exhibition: false,
  date: null,
  heat: null,
  lane: null,
  place: null,
  places: NO_PLACES,
  pointsHundredths: null,
  federationPoints: null,
  dqCode: null,
  dqText: null,
  comment: null,
  clubKey: team.clubKey,
  letter: team.letter,
  hundredths: null,
  course: null,
  seed: null,
  reactionHundredths: null,
  timing: 'unknown',
  splits: NO_SPLITS,
  legs: team.legs,
  alternates: team.alternates,
})

interface Team {
  clubKey: string
  letter: string
  legs: readonly RelayLeg[]
  alternates: readonly string[]
}
