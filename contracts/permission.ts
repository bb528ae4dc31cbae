import { clubAccess, clubsWith, reaches, staffLeagues, type AccessLevel, type Viewer } from './viewer'
import { policy, type RootField, type RootRule } from './policy'
import { fieldGroups, type FieldGroup } from './field-groups'

/**
 * A row of the permission table grants a call or a field group to whom one of these holds. Club levels mean the club in
 * question and include the levels above; administrators pass every row.
 */
export type Grant =
  | 'anyone'
  | 'signedIn'
  | 'member'
  /** a member, in a club that lets members see one another; coaches and above always */
  | 'fellowMember'
  | 'coach'
  | 'staff'
  | 'owner'
  /** staff of the league in question, or of a league of the club in question */
  | 'leagueStaff'
  /** the person in question is the viewer or a ward of the viewer */
  | 'ownPeople'
  /** the user in question is the viewer */
  | 'self'
  | 'administrator'

/** What a call or a row is about; what is absent is not restricted by it. */
export interface Target {
  clubId?: number | null
  leagueSeqno?: number | null
  personId?: number | null
  userId?: number | null
}

export type Decision = 'allow' | 'FORBIDDEN' | 'UNAUTHENTICATED'

const levels: Partial<Record<Grant, AccessLevel>> = { member: 'MEMBER', coach: 'COACH', staff: 'STAFF', owner: 'OWNER' }

/**
 * Does one grant hold? Where the target does not name the club, league or person that the grant is about, `anywhere`
 * says whether holding it for any of them is enough (a call whose rows are limited) or not (a field of a row).
 */
function holds(viewer: Viewer, grant: Grant, target: Target, anywhere: boolean): boolean {
  if (grant === 'anyone') return true
  if (viewer.userId === null) return false
  switch (grant) {
    case 'signedIn':
      return true
    case 'administrator':
      return viewer.role === 'Administrator'
    case 'self':
      return target.userId === viewer.userId
    case 'ownPeople':
      if (target.personId != null) return viewer.people.includes(target.personId)
      return anywhere && target.clubId == null && viewer.people.length > 0
    case 'leagueStaff':
      return holdsLeague(viewer, target, anywhere)
    case 'fellowMember':
      return viewer.clubs.some(
        ({ clubId, accessLevel, membersSeeMembers }) =>
          clubId === target.clubId && (membersSeeMembers || reaches(accessLevel, 'COACH')),
      )
    default:
      return holdsClub(viewer, levels[grant]!, target.clubId, anywhere)
  }
}

function holdsClub(viewer: Viewer, needed: AccessLevel, clubId: number | null | undefined, anywhere: boolean): boolean {
  if (clubId == null) return anywhere && clubsWith(viewer, needed).length > 0
  const entry = clubAccess(viewer, clubId)
  return entry !== undefined && reaches(entry.accessLevel, needed)
}

function holdsLeague(viewer: Viewer, { leagueSeqno, clubId }: Target, anywhere: boolean): boolean {
  const leagues = staffLeagues(viewer)
  if (leagues.length === 0) return false
  if (leagueSeqno != null && !leagues.includes(leagueSeqno)) return false
  return clubId == null ? anywhere || leagueSeqno != null : viewer.leagueClubs.includes(clubId)
}

/** The decision for a list of grants: any one is enough, administrators pass, the anonymous are told to sign in. */
export function decide(viewer: Viewer, grants: readonly Grant[], target: Target = {}, anywhere = true): Decision {
  if (viewer.role === 'Administrator' || grants.some((grant) => holds(viewer, grant, target, anywhere))) return 'allow'
  return viewer.userId === null ? 'UNAUTHENTICATED' : 'FORBIDDEN'
}

const isNamed = ({ clubId, leagueSeqno, personId, userId }: Target) =>
  (clubId ?? leagueSeqno ?? personId ?? userId) != null

/** The decision before the resolver runs, from the arguments alone. */
export function decideCall(viewer: Viewer, call: RootField, target: Target): Decision {
  const { allow, unscoped, row }: RootRule = policy[call]
  // rows decide for themselves: a new meet may name a league whose staff the viewer is not
  if (row) return decide(viewer, allow)
  return decide(viewer, !isNamed(target) && unscoped ? unscoped : allow, target)
}

/** The decision about the row that a call names, or about where a new one shall go. */
export function decideRow(viewer: Viewer, call: RootField, target: Target): Decision {
  const { row }: RootRule = policy[call]
  return isNamed(target) && row ? decide(viewer, row, target, false) : decideCall(viewer, call, target)
}

/** May the viewer make this call about this target? `may(viewer, 'Mutation.clubMerge', { clubId })` shows a button. */
export const may = (viewer: Viewer, call: RootField, target: Target = {}): boolean =>
  decideRow(viewer, call, target) === 'allow'

/** The group that a field of a type belongs to; undefined where the table does not know the field. */
export function fieldGroup(type: string, field: string): FieldGroup | undefined {
  const groups = fieldGroups[type]
  if (!groups) return undefined
  return Object.values(groups).find(({ fields }) => fields === '*' || fields.includes(field))
}

/** May the viewer read this field of a row about `target`? False for a field that the table does not know. */
export function canReadField(viewer: Viewer, type: string, field: string, target: Target = {}): boolean {
  const group = fieldGroup(type, field)
  return group !== undefined && decide(viewer, group.read, target, false) === 'allow'
}
