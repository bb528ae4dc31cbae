import { graphql, type ResultOf } from '@/shared/api'

/** Records by course and event, each with the holders of its three halves. */
export const RecordListQuery = graphql(`
  query RecordList(
    $leagueSeqno: Int
    $clubId: Int
    $teamId: Int
    $ageFrom: Int
    $ageTo: Int
    $facilityType: String
    $includeUnofficial: Boolean
    $limit: Int
  ) {
    recordsList(
      leagueSeqno: $leagueSeqno
      clubId: $clubId
      teamId: $teamId
      ageFrom: $ageFrom
      ageTo: $ageTo
      facilityType: $facilityType
      includeUnofficial: $includeUnofficial
      limit: $limit
    ) {
      totalCount
      nodes {
        setLibSetId
        stroke
        distance
        noOfLegs
        facilityType
        holders {
          resultId
          athleteId
          firstName
          lastName
          gender
          clubId
          clubName
          relayLetter
          resultDate
          resultTime
          state
          round
          timing
          meetName
          fileName
          leadOffOf
          swimmers {
            athleteId
            firstName
            lastName
          }
        }
      }
    }
  }
`)
export type RecordRow = NonNullable<ResultOf<typeof RecordListQuery>['recordsList']>['nodes'][number]
export type RecordHolder = NonNullable<RecordRow['holders']>[number]
