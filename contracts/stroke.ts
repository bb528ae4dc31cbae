/** Strokes of events, in the order in which lists show them. IM is the individual medley, MEDLEY the medley relay. */
export const STROKES = ['FREE', 'BACK', 'BREAST', 'FLY', 'IM', 'MEDLEY'] as const
export type Stroke = (typeof STROKES)[number]

const LABELS: Record<Stroke, string> = {
  FREE: 'freestyle',
  BACK: 'backstroke',
  BREAST: 'breaststroke',
  FLY: 'butterfly',
  IM: 'individual medley',
  MEDLEY: 'medley',
}

/** Strokes of the legs. Relays start with backstroke, since the swimmer starts in the water (World Aquatics SW 9). */
export const MEDLEY_RELAY_ORDER = ['BACK', 'BREAST', 'FLY', 'FREE'] as const
export const INDIVIDUAL_MEDLEY_ORDER = ['FLY', 'BACK', 'BREAST', 'FREE'] as const

export function isStroke(text: string): text is Stroke {
  return (STROKES as readonly string[]).includes(text)
}

/** Name for people, lower case; a stroke that is no event stroke (kick, choice …) shows its own text. */
export function strokeLabel(stroke: string): string {
  return isStroke(stroke) ? LABELS[stroke] : stroke
}

/** Order of STROKES; other texts come last, by name. For Array.prototype.sort. */
export function compareStrokes(a: string, b: string): number {
  const order = (stroke: string): number => (isStroke(stroke) ? STROKES.indexOf(stroke) : STROKES.length)
  return order(a) - order(b) || (a < b ? -1 : a > b ? 1 : 0)
}
