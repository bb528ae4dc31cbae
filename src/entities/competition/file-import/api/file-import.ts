import { graphql, type ResultOf } from '@/shared/api'

/** Everything of an import but its lines. */
export const FileImportFields = graphql(`
  fragment FileImportFields on FileImport @_unmask {
    importId
    clubId
    leagueSeqno
    fileName
    format
    state
    meetId
    meetName
    meetDate
    lines
    clubs {
      key
      code
      name
      athletes
      clubId
      proposedClubId
    }
    warnings {
      line
      message
    }
    counts {
      total
      new
      known
      changed
      doubtful
      refused
      visitor
    }
    countsBySubject {
      subject
      doubtful
    }
    written {
      people
      results
      relays
      leadOffs
      changed
      visitors
    }
    steps {
      name
      state
      done
      total
    }
    error
    uploadedBy
    createdAt
    finishedAt
    undoneAt
    undoReport {
      removedResults
      removedPeople
      removedMeets
      removedVisitors
      restored
      kept {
        what
        label
        reason
      }
    }
  }
`)

export type FileImport = ResultOf<typeof FileImportFields>

/** Imports of a club or a league, newest first. */
export const AllImportsQuery = graphql(
  `
    query ImportList($clubId: Int, $leagueSeqno: Int, $offset: Int, $limit: Int) {
      allImports(clubId: $clubId, leagueSeqno: $leagueSeqno, offset: $offset, limit: $limit) {
        totalCount
        nodes {
          ...FileImportFields
        }
      }
    }
  `,
  [FileImportFields],
)

/** One import as it is now. */
export const ImportQuery = graphql(
  `
    query Import($importId: Int!) {
      importProgress(importId: $importId) {
        ...FileImportFields
      }
    }
  `,
  [FileImportFields],
)

/** The same, told after each step until a worker has nothing more to do for it. */
export const ImportProgressSubscription = graphql(
  `
    subscription ImportProgress($importId: Int!) {
      importProgress(importId: $importId) {
        ...FileImportFields
      }
    }
  `,
  [FileImportFields],
)

/** Days and course of the meet of an import, for lists of its swims. */
export const ImportedMeetQuery = graphql(`
  query ImportedMeet($meetId: Int!) {
    allMeet(meetId: $meetId) {
      nodes {
        meetId
        course
        meetDate
        meetDateTo
      }
    }
  }
`)

/** A page of the lines of an import, with the import as it is then. */
export const ImportLinesQuery = graphql(
  `
    query ImportLines($importId: Int!, $verdict: String, $search: String, $offset: Int, $limit: Int) {
      importPreview(importId: $importId, verdict: $verdict, search: $search, offset: $offset, limit: $limit) {
        import {
          ...FileImportFields
        }
        totalCount
        nodes {
          position
          line
          verdict
          subject
          label
          timeText
          reason
          athleteKey
          question {
            firstName
            lastName
            birthDate
            birthYearOnly
            gender
            clubName
            follows
            proposals {
              personId
              confidence
              differs
              firstName
              lastName
              birthDate
              gender
              clubName
            }
          }
        }
      }
    }
  `,
  [FileImportFields],
)

type ImportPreview = NonNullable<ResultOf<typeof ImportLinesQuery>['importPreview']>
export type ImportLine = ImportPreview['nodes'][number]
export type ImportQuestion = NonNullable<ImportLine['question']>
export type ImportProposal = NonNullable<ImportQuestion['proposals']>[number]
