import { graphql } from '@/shared/api'

/** The events that can be swum: entries of the set library, known to all. */
export const LibraryEventsQuery = graphql(`
  query LibraryEvents {
    allSetsLib(isEvent: true, limit: 500) {
      nodes {
        setId
        stroke
        distance
        noOfLegs
        tag
      }
    }
  }
`)
