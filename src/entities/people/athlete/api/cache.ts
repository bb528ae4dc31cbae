import { keyBy, noKey, refetch } from '@/shared/api'

/** Lists that show people or count them; results and records carry their names. */
const lists = refetch('allAthlete', 'allClub', 'allResults', 'resultsList', 'recordsList')

export const athleteCache = {
  keys: {
    Athlete: keyBy('athleteId'),
    AthleteConnection: noKey,
    PersonIdentifier: noKey,
  },
  updates: {
    athleteMerge: lists,
    athleteAddUpdate: lists,
    personMerge: lists,
    personDelete: lists,
  },
}
