import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import type { Batch } from '../../context'
import { AppError } from '../../errors'
import { FileImportRef } from './import.type'
import { findImport, listImports, type ImportRow } from './import.repo'
import type { ImportLine, PersonQuestion } from './import-line'
import { listLines } from './import-line.repo'
import type { Proposal } from './match-people'
import { findProposed, type ProposedPerson } from './proposed-person.repo'

const proposedById: Batch<number, ProposedPerson> = (db, ids) => findProposed(db, ids)

const ImportProposalRef = builder.objectRef<Proposal>('ImportProposal').implement({
  description: 'An athlete of ours who may be the one of the file.',
  fields: (t) => {
    const of = <K extends keyof ProposedPerson>(field: K) =>
      t.string({
        resolve: async ({ personId }, _args, context) => (await context.load(proposedById, personId))?.[field] ?? null,
      })
    return {
      personId: t.exposeInt('personId', { nullable: false }),
      confidence: t.exposeFloat('confidence', { nullable: false, description: '0 to 1' }),
      differs: t.exposeStringList('differs', { description: 'name, birthDate, gender, memberId' }),
      firstName: of('firstName'),
      lastName: of('lastName'),
      birthDate: of('birthDate'),
      gender: of('gender'),
      clubName: of('clubName'),
    }
  },
})

const ImportQuestionRef = builder.objectRef<PersonQuestion>('ImportQuestion').implement({
  description: 'A doubtful athlete as the file names them, beside those of ours who it may be.',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    birthDate: t.exposeString('birthDate'),
    birthYearOnly: t.exposeBoolean('birthYearOnly'),
    gender: t.exposeString('gender'),
    clubName: t.exposeString('clubName'),
    follows: t.exposeInt('follows', { description: 'Results and relay legs that follow the decision.' }),
    proposals: t.field({ type: [ImportProposalRef], resolve: ({ people }) => people }),
  }),
})

const ImportLineRef = builder.objectRef<ImportLine & { position: number }>('ImportLine').implement({
  fields: (t) => ({
    position: t.exposeInt('position', { nullable: false, description: 'Names the line within the import.' }),
    line: t.exposeInt('line', { nullable: false, description: 'Line of the file.' }),
    verdict: t.exposeString('verdict', {
      nullable: false,
      description: 'new, known, changed, doubtful, refused, visitor',
    }),
    subject: t.exposeString('subject', { nullable: false, description: 'meet, person, result, relay, entry, other' }),
    label: t.exposeString('label', { nullable: false }),
    timeText: t.exposeString('timeText'),
    reason: t.exposeString('reason'),
    athleteKey: t.exposeString('athleteKey', { description: 'Names the person for importDecide.' }),
    question: t.expose('proposals', { type: ImportQuestionRef }),
  }),
})

interface Preview {
  import: ImportRow
  nodes: (ImportLine & { position: number })[]
  totalCount: number
}

const ImportPreviewRef = builder.objectRef<Preview>('ImportPreview').implement({
  fields: (t) => ({
    import: t.expose('import', { type: FileImportRef, nullable: false }),
    nodes: t.expose('nodes', { type: [ImportLineRef], nullable: false }),
    totalCount: t.exposeInt('totalCount', { nullable: false }),
  }),
})

export const FileImportConnection = connectionType('FileImport', FileImportRef)

builder.queryField('allImports', (t) =>
  t.field({
    type: FileImportConnection,
    args: { clubId: t.arg.int(), leagueSeqno: t.arg.int(), ...pageArgs(t.arg) },
    resolve: async (_root, args, context) => listImports(await context.db(), args, pageOf(args)),
  }),
)

builder.queryField('importPreview', (t) =>
  t.field({
    description: 'An import with a page of its lines: of one verdict, or with a text or line number in them.',
    type: ImportPreviewRef,
    args: {
      importId: t.arg.int({ required: true }),
      verdict: t.arg.string(),
      search: t.arg.string(),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, args, context) => {
      const db = await context.db()
      const row = await findImport(db, args.importId)
      if (!row) throw new AppError('NOT_FOUND', 'There is no such import')
      return { import: row, ...(await listLines(db, args.importId, args, pageOf(args))) }
    },
  }),
)
