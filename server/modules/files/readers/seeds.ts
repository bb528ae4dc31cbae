import type { Course, Seed } from './meet-file'

const SLOTS = 16_384

/** Equal seed times share one object, as long as no other time takes their place here: entries repeat few times. */
export class Seeds {
  private readonly slots: (Seed | undefined)[] = new Array<Seed | undefined>(SLOTS).fill(undefined)

  of(hundredths: number, course: Course | null): Seed {
    const slot = hundredths % SLOTS
    const known = this.slots[slot]
    if (known !== undefined && known.hundredths === hundredths && known.course === course) return known
    const seed = { hundredths, course }
    this.slots[slot] = seed
    return seed
  }
}
