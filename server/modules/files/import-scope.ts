import type { LeadOffRule } from 'contracts/lead-off'

/** Who imports what, and for whom. */
export interface ImportScope {
  importId: number
  userId: number | null
  /** the club that imports, or the league for its member clubs */
  clubId: number | null
  leagueSeqno: number | null
  leadOffRule: LeadOffRule
  decisions: Decisions
}

/** What the person chose in the preview. */
export interface Decisions {
  /** who a doubtful athlete of the file is */
  people: Record<string, number | 'new' | 'skip'>
  /** which of our clubs a club of the file is; null = none */
  clubs: Record<string, number | null>
}

/** Reads the decisions column, which holds `{}` before the first one. */
export function readDecisions(json: unknown): Decisions {
  const { people = {}, clubs = {} } = (json ?? {}) as Partial<Decisions>
  return { people, clubs }
}
