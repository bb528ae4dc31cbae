import type { Course, Seed } from './meet-file'

const MOST = 50_000

/** One object for each seed time of a file: a few thousand times stand for all its entries. */
export class Seeds {
  private readonly known = new Map<Course | null, Map<number, Seed>>()
  private size = 0
  private lastCourse: Course | null = null
  private ofLastCourse: Map<number, Seed> | undefined

  of(hundredths: number, course: Course | null): Seed {
    // Nearly all entries of a file are of one course.
    let ofCourse = course === this.lastCourse ? this.ofLastCourse : this.known.get(course)
    if (ofCourse === undefined) this.known.set(course, (ofCourse = new Map()))
    this.lastCourse = course
    this.ofLastCourse = ofCourse
    const known = ofCourse.get(hundredths)
    if (known !== undefined) return known
    const seed = { hundredths, course }
    if (this.size++ < MOST) ofCourse.set(hundredths, seed)
    return seed
  }
}
