import { graphql, type ResultOf } from '@/shared/api'

/** A person of a club as the list and the form show it; what the viewer may not read is null. */
export const AthleteFields = graphql(`
  fragment AthleteFields on Athlete @_unmask {
    athleteId
    firstName
    lastName
    gender
    age
    birthDate
    birthYearOnly
    clubId
    teamId
    teamName
    status
    photo
    email
    phone
    startMembership
    sourceOfInformation
    updateDate
  }
`)
export type Athlete = ResultOf<typeof AthleteFields>

/** One page of a club's athletes. orderBy is a field, with a minus in front for descending. */
export const AthleteListQuery = graphql(
  `
    query AthleteList(
      $clubId: Int!
      $search: String
      $email: String
      $status: String
      $teamId: Int
      $competitiveFlag: Int
      $orderBy: String
      $offset: Int
      $limit: Int
    ) {
      allAthlete(
        clubId: $clubId
        search: $search
        email: $email
        status: $status
        teamId: $teamId
        competitiveFlag: $competitiveFlag
        orderBy: $orderBy
        offset: $offset
        limit: $limit
      ) {
        totalCount
        nodes {
          ...AthleteFields
        }
      }
    }
  `,
  [AthleteFields],
)

/** People by a part of their name, for a picker. */
export const AthleteNamesQuery = graphql(`
  query AthleteNames($clubId: Int, $athleteId: Int, $search: String) {
    allAthlete(clubId: $clubId, athleteId: $athleteId, search: $search, limit: 20) {
      nodes {
        athleteId
        firstName
        lastName
      }
    }
  }
`)

export const AthleteMergeMutation = graphql(
  `
    mutation AthleteMerge($data: AthleteInput!) {
      athleteMerge(data: $data) {
        ...AthleteFields
      }
    }
  `,
  [AthleteFields],
)

export const PersonDeleteMutation = graphql(`
  mutation PersonDelete($personId: Int!) {
    personDelete(personId: $personId) {
      success
      message
    }
  }
`)
