/**
 * Courses. A course belongs to the swim; bests, records, standards and points are per course and nothing is converted.
 * Codes are those of LENEX; odd pools keep their LENEX text (SCM33, SCY20 …) and never share bests with another.
 */
export const COURSES = ['LCM', 'SCM', 'SCY'] as const
export type KnownCourse = (typeof COURSES)[number]
/** One of COURSES, or the LENEX text of an odd pool. */
export type Course = string

const LABELS: Record<KnownCourse, string> = {
  LCM: 'Long course (50 m)',
  SCM: 'Short course (25 m)',
  SCY: 'Short course (25 y)',
}

/** Letters and digits of Hy-Tek and SDIF files. */
const FILE_LETTERS: Record<string, KnownCourse> = { L: 'LCM', S: 'SCM', Y: 'SCY', 1: 'SCM', 2: 'SCY', 3: 'LCM' }

/** True for text that can stand for a course on the wire: capital letters and digits, 3 to 10 characters. */
export function isCourse(text: string): text is Course {
  return /^[A-Z][A-Z0-9]{2,9}$/.test(text)
}

/** Course of a letter in a Hy-Tek or SDIF file (`Y`, `S`, `L`, or `1`, `2`, `3`); null for anything else. */
export function courseFromLetter(letter: string): KnownCourse | null {
  return FILE_LETTERS[letter.trim().toUpperCase()] ?? null
}

/** Name for people; an odd pool shows its code. */
export function courseLabel(course: Course): string {
  return LABELS[course as KnownCourse] ?? course
}

/** Unit of the distances swum on a course: `y` for yard pools, else `m`. */
export function courseUnit(course: Course): 'm' | 'y' {
  return course.startsWith('SCY') ? 'y' : 'm'
}

/** Long course first, then short course metres, yards, and odd pools by name. */
export function compareCourses(a: Course, b: Course): number {
  const order = (course: Course): number => {
    const index = COURSES.indexOf(course as KnownCourse)
    return index < 0 ? COURSES.length : index
  }
  return order(a) - order(b) || (a < b ? -1 : a > b ? 1 : 0)
}
