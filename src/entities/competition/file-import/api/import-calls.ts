import { graphql } from '@/shared/api'
import { FileImportFields } from './file-import'

/** One file, which becomes one import. */
export const UploadFileMutation = graphql(
  `
    mutation UploadFile($file: Upload!, $clubId: Int, $leagueSeqno: Int) {
      uploadFiles(file: $file, clubId: $clubId, leagueSeqno: $leagueSeqno) {
        success
        imports {
          ...FileImportFields
        }
      }
    }
  `,
  [FileImportFields],
)

export const ImportChooseClubMutation = graphql(
  `
    mutation ImportChooseClub($importId: Int!, $clubKey: String!, $clubId: Int) {
      importChooseClub(importId: $importId, clubKey: $clubKey, clubId: $clubId) {
        ...FileImportFields
      }
    }
  `,
  [FileImportFields],
)

export const ImportDecideMutation = graphql(
  `
    mutation ImportDecide($importId: Int!, $athleteKey: String!, $personId: Int, $choice: String) {
      importDecide(importId: $importId, athleteKey: $athleteKey, personId: $personId, choice: $choice) {
        ...FileImportFields
      }
    }
  `,
  [FileImportFields],
)

export const ImportAcceptMutation = graphql(
  `
    mutation ImportAccept($importId: Int!, $skipDoubtful: Boolean) {
      importAccept(importId: $importId, skipDoubtful: $skipDoubtful) {
        ...FileImportFields
      }
    }
  `,
  [FileImportFields],
)

export const ImportDiscardMutation = graphql(
  `
    mutation ImportDiscard($importId: Int!) {
      importDiscard(importId: $importId) {
        ...FileImportFields
      }
    }
  `,
  [FileImportFields],
)

export const ImportUndoMutation = graphql(
  `
    mutation ImportUndo($importId: Int!) {
      importUndo(importId: $importId) {
        ...FileImportFields
      }
    }
  `,
  [FileImportFields],
)
