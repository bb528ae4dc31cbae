import type { UpdateResolver } from '@urql/exchange-graphcache'
import { keyBy, noKey, refetch } from '@/shared/api'

/** What an accepted or undone import changes. */
const WRITTEN_LISTS = [
  'allAthlete',
  'allResults',
  'resultsList',
  'recordsList',
  'allMeet',
  'allMeets',
  'allMeetSession',
  'allMeetEvent',
]

/** While a worker is at it nothing is read again; what it has done shows everywhere. */
const whenSettled: UpdateResolver = (result, args, cache, info) => {
  const { state } = (result['importProgress'] ?? {}) as { state?: string }
  if (state === 'preview') refetch('importPreview')(result, args, cache, info)
  if (state === 'done' || state === 'undone') refetch('importPreview', ...WRITTEN_LISTS)(result, args, cache, info)
}

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
  updates: {
    Mutation: {
      uploadFiles: refetch('allImports'),
      importChooseClub: refetch('importPreview'),
      importDecide: refetch('importPreview'),
      importDiscard: refetch('allImports'),
    },
    Subscription: { importProgress: whenSettled },
    // asked again and again where subscriptions do not come through
    Query: { importProgress: whenSettled },
  },
}
