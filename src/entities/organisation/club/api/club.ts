import { graphql } from '@/shared/api'

/** What the shell and the selectors show of a club. */
export const ClubSummary = graphql(`
  fragment ClubSummary on Club @_unmask {
    clubId
    clubCode
    clubName
    logo
    year
    discordUrl
  }
`)

export const ClubByIdQuery = graphql(
  `
    query ClubById($clubId: Int!) {
      allClub(clubId: $clubId) {
        nodes {
          ...ClubSummary
        }
      }
    }
  `,
  [ClubSummary],
)

/** Clubs by name, for the club selector and the public page. */
export const AllClubsQuery = graphql(
  `
    query allClubs($search: String, $limit: Int) {
      allClubs(search: $search, limit: $limit) {
        totalCount
        nodes {
          ...ClubSummary
        }
      }
    }
  `,
  [ClubSummary],
)
