import { foldText } from './name-key'

export interface KnownMeet {
  meetId: number
  name: string
  startDate: string
  course: string | null
}

/** Lengths at which formats cut a meet's name: SDIF 30, HY3 45 characters; blanks at the end are lost. */
const CUTS = [30, 45]
const wasCut = (name: string) => CUTS.some((cut) => name.length <= cut && name.length >= cut - 2)

const meetKey = (name: string) =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The meet that the file is about: same start date, same name (or the beginning of it, where the format cut it), same
 * course where both say one. Undefined when none fits.
 */
export function matchMeet(
  inFile: { name: string; startDate: string; course: string | null },
  meets: readonly KnownMeet[],
): KnownMeet | undefined {
  const fits = meets.filter(
    (meet) =>
      meet.startDate === inFile.startDate &&
      (meet.course === null || inFile.course === null || meet.course === inFile.course) &&
      sameName(meet.name.trim(), inFile.name.trim()),
  )
  return fits.find(({ name }) => meetKey(name) === meetKey(inFile.name)) ?? fits[0]
}

function sameName(a: string, b: string): boolean {
  if (meetKey(a) === meetKey(b)) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return wasCut(short) && meetKey(long).startsWith(meetKey(short))
}
