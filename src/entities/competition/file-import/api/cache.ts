import { keyBy, noKey } from '@/shared/api'

/** An uploaded file is an entity; its lines, counts and questions belong to one preview and change with it. */
export const fileImportCache = {
  keys: {
    FileImport: keyBy('importId'),
    FileImportConnection: noKey,
    UploadFilesPayload: noKey,
    ImportPreview: noKey,
    ImportLine: noKey,
    ImportQuestion: noKey,
    ImportProposal: noKey,
    ImportClub: noKey,
    ImportCounts: noKey,
    ImportStep: noKey,
    ImportWarning: noKey,
    ImportWritten: noKey,
    ImportKept: noKey,
    ImportUndoReport: noKey,
  },
}
