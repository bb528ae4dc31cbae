import { graphql } from '@/shared/api'

/** The groups of a club for selects. The wire says team (GLOSSARY). */
export const GroupNamesQuery = graphql(`
  query GroupNames($clubId: Int!) {
    allGroup(clubId: $clubId, limit: 500) {
      nodes {
        teamId
        teamName
        clubId
      }
    }
  }
`)

/** How many athletes and groups a club has. */
export const ClubCountsQuery = graphql(`
  query ClubCounts($clubId: Int!) {
    allClub(clubId: $clubId) {
      nodes {
        clubId
        athletesCount
        groupsCount
      }
    }
  }
`)

/** Member clubs of a league for selects. */
export const LeagueClubsQuery = graphql(`
  query LeagueClubs($leagueSeqno: Int!) {
    allClub(leagueSeqno: $leagueSeqno, limit: 500) {
      nodes {
        clubId
        clubName
      }
    }
  }
`)
