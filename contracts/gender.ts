/** M and F for swimmers; X stands for mixed events and relays. */
export const GENDERS = ['M', 'F', 'X'] as const
export type Gender = (typeof GENDERS)[number]

const LABELS: Record<Gender, string> = { M: 'Male', F: 'Female', X: 'Mixed' }

/** Name for people. */
export function genderLabel(gender: Gender): string {
  return LABELS[gender]
}
