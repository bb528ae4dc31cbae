/** States of membership that the product itself writes; a club's own words stay as they are. */
export const ATHLETE_STATUSES = ['ACTIVE', 'INACTIVE', 'TRYOUT', 'WAITING'] as const
export type AthleteStatus = (typeof ATHLETE_STATUSES)[number]

const LABELS: Record<AthleteStatus, string> = {
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  TRYOUT: 'Tryout',
  WAITING: 'Waiting list',
}

export const isAthleteStatus = (text: string): text is AthleteStatus =>
  (ATHLETE_STATUSES as readonly string[]).includes(text)

/** Name for people. */
export const athleteStatusLabel = (status: string): string => (isAthleteStatus(status) ? LABELS[status] : status)

/** For a select. */
export const athleteStatusOptions = ATHLETE_STATUSES.map((value) => ({ value, label: LABELS[value] }))
