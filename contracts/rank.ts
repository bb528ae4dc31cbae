/** A standard of one event, gender, age group, course and classification. */
export interface RankStandard {
  rankId: number
  /** Time to reach, in hundredths. */
  hundredths: number
  /** `max`: be as fast or faster. `min`: be slower; it never gives a rank. */
  kind: 'max' | 'min'
}

export interface RankReached<S extends RankStandard = RankStandard> {
  /** The best standard that the time meets; null when it meets none. */
  rank: S | null
  /** The next faster standard; null at the top. */
  next: S | null
  /** How much faster than now reaches `next`, in hundredths; null at the top. */
  timeToNext: number | null
}

/** The standards that give ranks, fastest first, as rankForTime needs them. Sort once, ask often. */
export function sortStandards<S extends RankStandard>(standards: readonly S[]): S[] {
  return standards.filter((standard) => standard.kind === 'max').sort((a, b) => a.hundredths - b.hundredths)
}

/**
 * Rank of a time: the best rank whose standard it meets, where an equal time meets it (World Aquatics and club rules
 * alike: equal to or faster). Compares the time as swum, in the same course only.
 * @param standards of one event, from sortStandards
 * @param hundredths time swum
 */
export function rankForTime<S extends RankStandard>(standards: readonly S[], hundredths: number): RankReached<S> {
  let low = 0
  let high = standards.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (standards[middle]!.hundredths < hundredths) low = middle + 1
    else high = middle
  }
  const rank = standards[low] ?? null
  const next = standards[low - 1] ?? null
  return { rank, next, timeToNext: next ? hundredths - next.hundredths : null }
}
