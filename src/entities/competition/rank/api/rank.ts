import { graphql } from '@/shared/api'

/** Every rank there is: a few dozen, and each list of results shows their colours. */
export const RankColorsQuery = graphql(`
  query RankColors {
    allRankLib(limit: 500) {
      nodes {
        rankId
        rankName
        rankClassification
        rankColor
      }
    }
  }
`)
