/** Rounds in the order in which they are swum; a time trial stands beside the meet's programme. */
export const ROUNDS = ['PRELIM', 'QUARTER', 'SEMI', 'SWIM_OFF', 'FINAL', 'TIME_TRIAL'] as const
export type Round = (typeof ROUNDS)[number]

const LABELS: Record<Round, string> = {
  PRELIM: 'Preliminary',
  QUARTER: 'Quarter-final',
  SEMI: 'Semi-final',
  SWIM_OFF: 'Swim-off',
  FINAL: 'Final',
  TIME_TRIAL: 'Time trial',
}

/** Name for people. */
export function roundLabel(round: Round): string {
  return LABELS[round]
}

/** Order in which rounds are swum. For Array.prototype.sort. */
export function compareRounds(a: Round, b: Round): number {
  return ROUNDS.indexOf(a) - ROUNDS.indexOf(b)
}
