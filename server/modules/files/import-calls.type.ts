import { builder } from '../../builder'
import { AppError } from '../../errors'
import { accept, chooseClub, decide, discard, undo, type Decision } from './import-decisions'
import { FileImportRef } from './import.type'
import type { ImportRow } from './import.repo'
import { uploadFiles } from './upload-files'

const UploadFilesRef = builder.objectRef<ImportRow[]>('UploadFilesPayload').implement({
  fields: (t) => ({
    success: t.boolean({ nullable: false, resolve: () => true }),
    message: t.string({
      resolve: ({ length }) => (length === 1 ? 'The file is being read' : `${length} files are being read`),
    }),
    imports: t.field({ type: [FileImportRef], resolve: (imports) => imports }),
  }),
})

builder.mutationField('uploadFiles', (t) =>
  t.field({
    description:
      'Takes meet files in, each as an import of its own that a worker reads. Nothing is written before importAccept.',
    type: UploadFilesRef,
    args: {
      files: t.arg({ type: ['Upload'] }),
      file: t.arg({ type: 'Upload' }),
      clubId: t.arg.int(),
      leagueSeqno: t.arg.int(),
    },
    resolve: async (_root, { files, file, ...owner }, context) =>
      uploadFiles(context, { files: [...(files ?? []), ...(file ? [file] : [])], ...owner }),
  }),
)

builder.mutationField('importChooseClub', (t) =>
  t.field({
    description: 'Says which of our clubs a club of the file is; without a clubId none.',
    type: FileImportRef,
    args: { importId: t.arg.int({ required: true }), clubKey: t.arg.string({ required: true }), clubId: t.arg.int() },
    resolve: (_root, { importId, clubKey, clubId }, context) => chooseClub(context, importId, clubKey, clubId ?? null),
  }),
)

builder.mutationField('importDecide', (t) =>
  t.field({
    description: "Says who an athlete of the file is: a personId, or the choice 'new' or 'skip'.",
    type: FileImportRef,
    args: {
      importId: t.arg.int({ required: true }),
      athleteKey: t.arg.string({ required: true }),
      personId: t.arg.int(),
      choice: t.arg.string(),
    },
    resolve: (_root, { importId, athleteKey, personId, choice }, context) =>
      decide(context, importId, athleteKey, decisionOf(personId, choice)),
  }),
)

function decisionOf(personId: number | null | undefined, choice: string | null | undefined): Decision {
  if (personId != null && choice == null) return personId
  if (personId == null && (choice === 'new' || choice === 'skip')) return choice
  throw new AppError('BAD_INPUT', "Give a personId, or the choice 'new' or 'skip'", {
    choice: "'new', 'skip' or a personId",
  })
}

builder.mutationField('importAccept', (t) =>
  t.field({
    description:
      'Lets a worker write the import. People who are still doubtful refuse it, unless skipDoubtful leaves them out.',
    type: FileImportRef,
    args: { importId: t.arg.int({ required: true }), skipDoubtful: t.arg.boolean() },
    resolve: (_root, { importId, skipDoubtful }, context) => accept(context, importId, skipDoubtful ?? false),
  }),
)

builder.mutationField('importDiscard', (t) =>
  t.field({
    type: FileImportRef,
    args: { importId: t.arg.int({ required: true }) },
    resolve: (_root, { importId }, context) => discard(context, importId),
  }),
)

builder.mutationField('importUndo', (t) =>
  t.field({
    description: 'Takes an import back as a whole; what others changed since stays and is reported.',
    type: FileImportRef,
    args: { importId: t.arg.int({ required: true }) },
    resolve: (_root, { importId }, context) => undo(context, importId),
  }),
)
