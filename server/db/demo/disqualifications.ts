import type { Random } from './random'

/** Reasons in the manner of meet software: a code and its text, by stroke. Wording is our own. */
const reasons: Record<string, readonly (readonly [code: string, text: string])[]> = {
  FLY: [
    ['1A', 'Alternating kick'],
    ['1L', 'Non-simultaneous arms'],
    ['1N', 'One hand touch'],
  ],
  BACK: [
    ['2A', 'Shoulders past vertical towards the breast'],
    ['2I', 'No touch at the turn'],
    ['2K', 'Not on the back off the wall'],
  ],
  BREAST: [
    ['3A', 'Alternating kick'],
    ['3C', 'Scissors kick'],
    ['3G', 'One hand touch at the turn'],
    ['3K', 'Two strokes under water'],
  ],
  FREE: [
    ['4A', 'No touch at the turn'],
    ['4D', 'False start'],
  ],
  IM: [
    ['5A', 'Stroke infraction in the breaststroke part'],
    ['5C', 'Strokes out of order'],
  ],
  RELAY: [
    ['6B', 'Early take-off, second swimmer'],
    ['6C', 'Early take-off, third swimmer'],
    ['6D', 'Early take-off, fourth swimmer'],
  ],
}

const rates: Record<string, number> = { FLY: 0.022, BACK: 0.013, BREAST: 0.03, FREE: 0.005, IM: 0.022, RELAY: 0.03 }

/** Chance of a disqualification; the youngest break the rules twice as often. */
export const disqualificationRate = (stroke: string, age: number): number => rates[stroke]! * (age <= 10 ? 2 : 1)

export interface Reason {
  code: string
  text: string
}

export function drawReason(draw: Random, stroke: string): Reason {
  const [code, text] = draw.pick(reasons[stroke]!)
  return { code, text }
}
