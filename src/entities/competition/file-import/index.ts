export { fileImportCache } from './api/cache'
export {
  AllImportsQuery,
  ImportedMeetQuery,
  ImportLinesQuery,
  ImportProgressSubscription,
  ImportQuery,
  type FileImport,
  type ImportLine,
  type ImportProposal,
  type ImportQuestion,
} from './api/file-import'
export {
  ImportAcceptMutation,
  ImportChooseClubMutation,
  ImportDecideMutation,
  ImportDiscardMutation,
  ImportUndoMutation,
  UploadFileMutation,
} from './api/import-calls'
export { isWorking } from './model/import-state'
