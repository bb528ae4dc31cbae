import { rankForTime, sortStandards, type RankReached } from 'contracts/rank'

/** A standard as lists use it; dates YYYY-MM-DD, validTo and ages inclusive, null where open. */
export interface StandardRow {
  setLibId: number
  rankId: number
  rankName: string
  gender: string
  facilityType: string
  classification: string
  ageFrom: number | null
  ageTo: number | null
  hundredths: number
  effectiveDate: string
  validTo: string | null
  kind: 'max' | 'min'
}

export interface RankQuestion {
  setLibId: number
  facilityType: string
  gender: string
  classification: string
  /** age at the swim; null when unknown: then only standards for all ages apply */
  age: number | null
  date: string
  hundredths: number
}

const keyOf = (row: Pick<StandardRow, 'setLibId' | 'facilityType' | 'gender' | 'classification'>) =>
  `${row.setLibId}|${row.facilityType}|${row.gender}|${row.classification}`

/** Standards by event, course, gender and classification, so that the rank of a swim is two look-ups and a binary search. */
export class StandardIndex {
  private readonly groups = new Map<string, StandardRow[]>()
  /** of one group, age and stretch of time between two changes: the standards in force, fastest first */
  private readonly inForce = new Map<string, StandardRow[]>()
  /** first days on which anything begins or ceases to hold, ascending, for each group */
  private readonly changes = new Map<string, string[]>()

  constructor(rows: readonly StandardRow[]) {
    for (const row of rows) {
      const key = keyOf(row)
      const group = this.groups.get(key)
      if (group) group.push(row)
      else this.groups.set(key, [row])
    }
    for (const [key, group] of this.groups) {
      const days = group.flatMap(({ effectiveDate, validTo }) =>
        validTo ? [effectiveDate, `${validTo}~`] : [effectiveDate],
      )
      this.changes.set(key, [...new Set(days)].sort())
    }
  }

  /** The rank that a counting swim reaches and the gap to the next faster one; null where the event has no standards. */
  rank(question: RankQuestion): RankReached<StandardRow> | null {
    const key = keyOf(question)
    const group = this.groups.get(key)
    if (!group) return null
    // '~' sorts after every digit: a standard still holds on its last day
    const stretch = this.changes.get(key)!.filter((day) => day <= question.date).length
    const cell = `${key}|${stretch}|${question.age ?? ''}`
    let standards = this.inForce.get(cell)
    if (!standards) this.inForce.set(cell, (standards = standardsInForce(group, question)))
    return standards.length > 0 ? rankForTime(standards, question.hundredths) : null
  }
}

function standardsInForce(group: readonly StandardRow[], { age, date }: RankQuestion): StandardRow[] {
  const newest = new Map<string, StandardRow>()
  for (const row of group) {
    if (row.effectiveDate > date || (row.validTo !== null && row.validTo < date) || !holdsForAge(row, age)) continue
    const key = `${row.rankId}|${row.ageFrom}|${row.ageTo}|${row.kind}`
    const known = newest.get(key)
    if (!known || known.effectiveDate < row.effectiveDate) newest.set(key, row)
  }
  return sortStandards([...newest.values()])
}

function holdsForAge({ ageFrom, ageTo }: StandardRow, age: number | null): boolean {
  if (age === null) return ageFrom === null && ageTo === null
  return (ageFrom === null || age >= ageFrom) && (ageTo === null || age <= ageTo)
}
