import { matchPeople, type PersonMatch, type Proposal } from './match-people'
import { nameKey } from './name-key'
import type { KnownPerson, PersonInFile } from './people-index'
import type { Decisions } from './import-scope'
import type { AthleteInFile, MeetFile } from './readers/meet-file'

/** What the import does about an athlete of the file. */
export interface PlannedPerson {
  athlete: AthleteInFile
  /** club of ours; null for a visitor */
  clubId: number | null
  verdict: 'new' | 'known' | 'changed' | 'doubtful' | 'refused' | 'visitor'
  reason: string | null
  /** of ours; for a new one only once it is written */
  personId: number | null
  /** key of the first athlete of the file who is the same new person */
  sameAs: string | null
  proposals: Proposal[]
  /** blanks of a known person that the file fills */
  fills: PersonFills
}

export interface PersonFills {
  preferred_name?: string
  middle_initial?: string
  gender?: string
  country?: string
  birth_date?: string
  birth_year_only?: boolean
  /** id of a federation that we did not have */
  memberId?: string
}

export interface KnownPersonDetails extends KnownPerson {
  country: string | null
}

export const NAME_LENGTH = 50
export const cutName = (name: string): string => name.trim().slice(0, NAME_LENGTH).trim()

/** Decides for every athlete of the file, by what is known and what the person chose. */
export function planPeople(
  file: MeetFile,
  clubOf: (clubKey: string) => number | null,
  known: readonly KnownPersonDetails[],
  decisions: Decisions['people'],
): Map<string, PlannedPerson> {
  const own = file.athletes.filter((athlete) => clubOf(athlete.clubKey) !== null && hasName(athlete))
  const matches = matchPeople(
    own.map((athlete) => personInFile(athlete, clubOf(athlete.clubKey)!, file.meet?.startDate ?? null)),
    known,
  )
  const byId = new Map(known.map((person) => [person.personId, person]))
  const firstNew = new Map<string, string>()
  const plans = new Map<string, PlannedPerson>()
  for (const athlete of file.athletes) {
    const clubId = clubOf(athlete.clubKey)
    const match = matches.get(athlete.key)
    const plan = planOne(athlete, clubId, match, decisions[athlete.key], byId)
    if (plan.verdict === 'new') joinNew(plan, firstNew)
    plans.set(athlete.key, plan)
  }
  return plans
}

const hasName = ({ firstName, lastName }: AthleteInFile) => firstName.trim() !== '' && lastName.trim() !== ''

function personInFile(athlete: AthleteInFile, clubId: number, startDate: string | null): PersonInFile {
  const { key, preferredName, birthDate, birthYearOnly, gender, memberId, ageInFile } = athlete
  const bornAbout = ageInFile && startDate ? Number(startDate.slice(0, 4)) - ageInFile : null
  const names = { firstName: cutName(athlete.firstName), lastName: cutName(athlete.lastName), preferredName }
  return { key, clubId, ...names, birthDate, birthYearOnly, gender, memberId, bornAbout }
}

function planOne(
  athlete: AthleteInFile,
  clubId: number | null,
  match: PersonMatch | undefined,
  decision: number | 'new' | 'skip' | undefined,
  known: ReadonlyMap<number, KnownPersonDetails>,
): PlannedPerson {
  const plan: PlannedPerson = {
    athlete,
    clubId,
    verdict: 'visitor',
    reason: null,
    personId: null,
    sameAs: null,
    proposals: [],
    fills: {},
  }
  if (clubId === null) return plan
  if (!match) return { ...plan, verdict: 'refused', reason: 'An athlete needs a first and a last name' }
  if (match.kind === 'doubtful') plan.proposals = match.proposals
  const chosen = typeof decision === 'number' ? known.get(decision) : undefined
  if (decision === 'skip') return { ...plan, verdict: 'refused', reason: 'Left out, as you decided' }
  if (chosen && chosen.clubId === clubId) return knownPerson(plan, chosen)
  if (decision === 'new' || match.kind === 'new') return { ...plan, verdict: 'new' }
  if (match.kind === 'known') return knownPerson(plan, known.get(match.personId)!)
  const several = match.proposals.length > 1
  const reason = several
    ? `${match.proposals.length} athletes here may be the same person`
    : 'One athlete here may be the same person'
  return { ...plan, verdict: 'doubtful', reason }
}

function knownPerson(plan: PlannedPerson, person: KnownPersonDetails): PlannedPerson {
  const fills = fillBlanks(plan.athlete, person)
  const names = Object.keys(fills).filter((field) => field !== 'birth_year_only')
  const verdict = names.length > 0 ? 'changed' : 'known'
  const labels = names.map((field) => (field === 'memberId' ? 'member id' : field.replaceAll('_', ' ')))
  return {
    ...plan,
    personId: person.personId,
    verdict,
    fills,
    reason: labels.length > 0 ? `New: ${labels.join(', ')}` : null,
  }
}

/** What people wrote about a person stays; a file only adds what was not known. */
function fillBlanks(athlete: AthleteInFile, person: KnownPersonDetails): PersonFills {
  const fills: PersonFills = {}
  const { preferredName, middleInitial, gender, nation, birthDate, birthYearOnly, memberId } = athlete
  if (preferredName && !person.preferredName && nameKey(preferredName) !== nameKey(person.firstName)) {
    fills.preferred_name = cutName(preferredName)
  }
  if (middleInitial && !person.middleInitial) fills.middle_initial = middleInitial
  if (gender && !person.gender) fills.gender = gender
  if (nation && !person.country) fills.country = nation
  if (birthDate && (!person.birthDate || (person.birthYearOnly && !birthYearOnly))) {
    Object.assign(fills, { birth_date: birthDate, birth_year_only: birthYearOnly })
  }
  if (isMemberId(memberId) && !person.memberIds.includes(memberId)) fills.memberId = memberId
  return fills
}

/** Real ids only: files write '0' or 'II' where there is none. */
export const isMemberId = (id: string | null): id is string => id !== null && id.trim().length >= 4

/** The same new person under two numbers of the file is written once. */
function joinNew(plan: PlannedPerson, firstNew: Map<string, string>): void {
  const { athlete, clubId } = plan
  if (!athlete.birthDate || athlete.birthYearOnly) return
  const key = [clubId, nameKey(athlete.lastName), nameKey(athlete.firstName), athlete.birthDate, athlete.gender].join(
    '|',
  )
  plan.sameAs = firstNew.get(key) ?? null
  if (plan.sameAs === null) firstNew.set(key, athlete.key)
}
