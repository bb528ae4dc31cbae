import type { ImportLine } from './import-line'
import type { Planned } from './plan-performance'
import { planRelays } from './plan-relays'
import { planSwims } from './plan-swims'
import type { PlannedPerson } from './plan-people'
import type { PreparedImport } from './prepared-import'

/** Every thing of the file in the order of its lines: meet, people, swims, relays, and what is left out. */
export function* planLines(prepared: PreparedImport): Generator<Planned> {
  const parts = [meetLine, peopleLines, planSwims, planRelays, entryLines].map((part) => part(prepared))
  const heads = parts.map((part) => ({ part, head: part.next() }))
  for (;;) {
    let first: (typeof heads)[number] | undefined
    for (const one of heads) if (!one.head.done && (!first || lineOf(one.head) < lineOf(first.head))) first = one
    if (!first || first.head.done) return
    yield first.head.value
    first.head = first.part.next()
  }
}

/** What follows from another line comes right after it. */
const lineOf = (head: IteratorResult<Planned>): number => (head.done ? Infinity : (head.value.line?.line ?? 0))

const line = (fields: Pick<ImportLine, 'line' | 'verdict' | 'subject' | 'label'> & Partial<ImportLine>): Planned => ({
  line: { timeText: null, reason: null, athleteKey: null, proposals: null, ...fields },
  write: null,
})

function* meetLine({ meet, file }: PreparedImport): Generator<Planned> {
  if (!meet) return
  const { meet_name, meet_date } = meet.values
  const filled = Object.keys(meet.fills)
  const verdict = !meet.known ? 'new' : filled.length > 0 ? 'changed' : 'known'
  const reason = filled.length > 0 ? `New: ${filled.map((field) => field.replaceAll('_', ' ')).join(', ')}` : null
  yield line({ line: firstLine(file.format), verdict, subject: 'meet', label: `${meet_name}, ${meet_date}`, reason })
}

/** HY3 and SDIF have the meet on line 2; in LENEX it can stand anywhere. */
const firstLine = (format: string) => (format === 'LENEX' ? 1 : 2)

function* peopleLines(prepared: PreparedImport): Generator<Planned> {
  const clubNames = new Map(prepared.file.clubs.map(({ key, name }) => [key, name]))
  const follows = countFollowers(prepared)
  for (const plan of prepared.people.values()) {
    if (plan.verdict === 'visitor') continue
    const { athlete, verdict, reason } = plan
    const clubName = clubNames.get(athlete.clubKey) ?? ''
    const question = plan.proposals.length > 0 ? questionOf(plan, clubName, follows.get(athlete.key) ?? 0) : null
    yield line({
      line: athlete.line,
      verdict,
      subject: 'person',
      label: personLabel(plan),
      reason,
      athleteKey: athlete.key,
      proposals: question,
    })
  }
}

function questionOf({ athlete, proposals }: PlannedPerson, clubName: string, follows: number): ImportLine['proposals'] {
  const { firstName, lastName, birthDate, birthYearOnly, gender } = athlete
  return { firstName, lastName, birthDate, birthYearOnly, gender, clubName, follows, people: proposals }
}

function personLabel({ athlete }: PlannedPerson): string {
  const name = `${athlete.firstName} ${athlete.lastName}`
  return athlete.birthDate ? `${name}, born ${athlete.birthDate.slice(0, 4)}` : name
}

function countFollowers({ file, people }: PreparedImport): Map<string, number> {
  const counts = new Map<string, number>()
  const asked = (key: string) => (people.get(key)?.proposals.length ?? 0) > 0
  const add = (key: string) => void (asked(key) && counts.set(key, (counts.get(key) ?? 0) + 1))
  for (const { athleteKey } of file.swims) add(athleteKey)
  for (const { legs } of file.relays) for (const { athleteKey } of legs) add(athleteKey)
  return counts
}

/** What a file says and this version keeps no row of. */
function* entryLines({ file, people, events }: PreparedImport): Generator<Planned> {
  for (const score of file.scores) {
    const person = people.get(score.athleteKey)
    const label = `${person ? `${person.athlete.firstName} ${person.athlete.lastName}` : 'Somebody'}, diving`
    yield line({ line: score.line, verdict: 'refused', subject: 'other', label, reason: 'Not a swim, left out' })
  }
  for (const entry of file.entries) {
    const person = people.get(entry.athleteKey)
    if (!person || entry.eventKey === null) continue
    const number = events.get(entry.eventKey)?.externalId
    yield line({
      line: entry.line,
      verdict: person.clubId === null ? 'visitor' : 'known',
      subject: 'entry',
      label: `${person.athlete.firstName} ${person.athlete.lastName}, event ${number}`,
      reason: 'An entry without a result: nothing to write',
    })
  }
}
