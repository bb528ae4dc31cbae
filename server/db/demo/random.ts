/**
 * Seeded numbers, the same on every machine: 32-bit integer arithmetic (mulberry32), no Math.random and no clock. A fork
 * has a sequence of its own, so that a change in one part of the demo data leaves the others as they were.
 */
export class Random {
  private state: number

  constructor(private readonly seed: string) {
    // FNV-1a of the seed
    this.state = [...seed].reduce((hash, char) => Math.imul(hash ^ char.codePointAt(0)!, 16777619), 2166136261) | 0
  }

  fork(name: string): Random {
    return new Random(`${this.seed}/${name}`)
  }

  /** at least 0, below 1 */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** whole number, both ends included */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!
  }

  /** sum of twelve uniform numbers: near enough to a bell, and without functions that round differently elsewhere */
  normal(mean: number, deviation: number): number {
    let sum = -6
    for (let draw = 0; draw < 12; draw++) sum += this.next()
    return mean + sum * deviation
  }

  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) if ((left -= weight) < 0) return item
    return items[items.length - 1]![0]
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items]
    for (let at = shuffled.length - 1; at > 0; at--) {
      const other = this.int(0, at)
      ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
    }
    return shuffled
  }
}
