import { graphql, type ResultOf } from '@/shared/api'

/** One page of swims by event, then by time; what does not count stands at the end of its event. */
export const ResultListQuery = graphql(`
  query ResultList(
    $leagueSeqno: Int
    $clubId: Int
    $teamId: Int
    $athleteId: Int
    $gender: String
    $stroke: String
    $distance: Int
    $noOfLegs: Int
    $tagSl: String
    $facilityType: String!
    $ageFrom: Int
    $ageTo: Int
    $fromDate: String
    $toDate: String
    $bestOnly: Boolean
    $isNewDays: Int
    $onlyNew: Boolean
    $rankClassification: String
    $inAthleteStatus: [String!]
    $orderBy: String
    $offset: Int
    $limit: Int
  ) {
    resultsList(
      leagueSeqno: $leagueSeqno
      clubId: $clubId
      teamId: $teamId
      athleteId: $athleteId
      gender: $gender
      stroke: $stroke
      distance: $distance
      noOfLegs: $noOfLegs
      tagSl: $tagSl
      facilityType: $facilityType
      ageFrom: $ageFrom
      ageTo: $ageTo
      fromDate: $fromDate
      toDate: $toDate
      bestOnly: $bestOnly
      isNewDays: $isNewDays
      onlyNew: $onlyNew
      rankClassification: $rankClassification
      inAthleteStatus: $inAthleteStatus
      orderBy: $orderBy
      offset: $offset
      limit: $limit
    ) {
      totalCount
      nodes {
        resultId
        athleteId
        firstName
        lastName
        clubId
        clubName
        relayLetter
        stroke
        distance
        noOfLegs
        facilityType
        resultDate
        resultTime
        timeHundredths
        status
        exhibition
        round
        isOfficial
        gender
        comments
        place
        points
        pointsTable
        pointsTableIsFallback
        meetName
        dqText
        leadOffOf
        rankClassification
        athRank
        athRankName
        nextRankName
        timeToNextRank
        isNew
      }
    }
  }
`)
export type ResultRow = NonNullable<ResultOf<typeof ResultListQuery>['resultsList']>['nodes'][number]

/** What a list leaves out of a swim: where it was swum, the file that brought it, the legs of a relay. */
export const ResultOriginQuery = graphql(`
  query ResultOrigin($resultId: Int!) {
    allResults(resultId: $resultId, limit: 1) {
      nodes {
        resultId
        heat
        lane
        timing
        fileName
        legs {
          leg
          athleteId
          firstName
          lastName
          swimmerName
          time
        }
      }
    }
  }
`)

/** The swim of the last date, whose course a list starts with. */
export const LatestCourseQuery = graphql(`
  query LatestCourse($clubId: Int) {
    allResults(clubId: $clubId, limit: 1) {
      nodes {
        resultId
        facilityType
      }
    }
  }
`)
