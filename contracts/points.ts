/**
 * World Aquatics points of a swim: 1000 · (base time / time)³, cut to a whole number (World Aquatics Points Scoring; the
 * data of published results agree with cutting and not with rounding). Exact integers, because doubles give a wrong
 * integer for some of the times that are swum.
 * @param baseHundredths base time of the event, from base-time-table.ts
 * @param hundredths time swum
 * @returns points, or null when either time is not above zero
 */
export function worldAquaticsPoints(baseHundredths: number, hundredths: number): number | null {
  if (baseHundredths <= 0 || hundredths <= 0) return null
  return Number((1000n * BigInt(baseHundredths) ** 3n) / BigInt(hundredths) ** 3n)
}
