import { graphql } from '@/shared/api'

/** All leagues with their member clubs: a few dozen at most, and every selector and the menu need them. */
export const AllLeaguesQuery = graphql(`
  query getAllLeagues {
    getAllLeagues(limit: 500) {
      nodes {
        seqno
        name
        logo
        sport
        leagueClubRels(limit: 500) {
          nodes {
            seqno
            clubId
          }
        }
      }
    }
  }
`)
