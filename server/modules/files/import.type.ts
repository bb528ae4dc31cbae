import { builder } from '../../builder'
import type { Batch } from '../../context'
import { findJobs, type JobRow } from '../jobs/job.repo'
import type { ImportClub, ImportRow, UndoReport } from './import.repo'
import { VERDICTS, type LineCounts, type Subject, type Verdict } from './import-line'
import { importSteps, type ImportStep } from './import-steps'
import type { FileWarning } from './readers/meet-file'

const ImportClubRef = builder.objectRef<ImportClub>('ImportClub').implement({
  description: 'A club of the file. Without a clubId its swimmers are visitors: text, seen by the importer only.',
  fields: (t) => ({
    key: t.exposeString('key', { nullable: false }),
    code: t.exposeString('code'),
    name: t.exposeString('name', { nullable: false }),
    athletes: t.exposeInt('athletes', { nullable: false, description: 'Athletes of the club in the file.' }),
    clubId: t.exposeInt('clubId', { description: 'Which of our clubs it is.' }),
    proposedClubId: t.exposeInt('proposedClubId', { description: 'Which one it may be, to be confirmed.' }),
  }),
})

const ImportWarningRef = builder.objectRef<FileWarning>('ImportWarning').implement({
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line of the file; null: about the whole file.' }),
    code: t.exposeString('code'),
    message: t.exposeString('message', { nullable: false }),
  }),
})

const ImportStepRef = builder.objectRef<ImportStep>('ImportStep').implement({
  fields: (t) => ({
    name: t.exposeString('name', { nullable: false, description: 'reading, matching or writing' }),
    state: t.exposeString('state', { nullable: false, description: 'waiting, running or done' }),
    done: t.exposeInt('done', { nullable: false }),
    total: t.exposeInt('total', { nullable: false }),
  }),
})

interface Counted {
  counts: LineCounts
  subject: Subject | null
}

const countOf = ({ counts, subject }: Counted, verdict: Verdict): number =>
  (subject ? [counts[subject]] : Object.values(counts)).reduce((sum, of) => sum + (of?.[verdict] ?? 0), 0)

const ImportCountsRef = builder.objectRef<Counted>('ImportCounts').implement({
  description: 'How many lines of the preview have which verdict; subject null stands for all lines.',
  fields: (t) => ({
    subject: t.exposeString('subject', { description: 'meet, person, result, relay, entry or other' }),
    total: t.int({
      nullable: false,
      resolve: (row) => VERDICTS.reduce((sum, verdict) => sum + countOf(row, verdict), 0),
    }),
    new: t.int({ nullable: false, resolve: (row) => countOf(row, 'new') }),
    known: t.int({ nullable: false, resolve: (row) => countOf(row, 'known') }),
    changed: t.int({ nullable: false, resolve: (row) => countOf(row, 'changed') }),
    doubtful: t.int({ nullable: false, resolve: (row) => countOf(row, 'doubtful') }),
    refused: t.int({ nullable: false, resolve: (row) => countOf(row, 'refused') }),
    visitor: t.int({ nullable: false, resolve: (row) => countOf(row, 'visitor') }),
  }),
})

const ImportWrittenRef = builder.objectRef<Record<string, number>>('ImportWritten').implement({
  description: 'What an accepted import has written.',
  fields: (t) => ({
    people: t.int({ resolve: ({ people }) => people ?? 0 }),
    results: t.int({ resolve: ({ results }) => results ?? 0 }),
    relays: t.int({ resolve: ({ relays }) => relays ?? 0 }),
    leadOffs: t.int({ resolve: ({ leadOffs }) => leadOffs ?? 0 }),
    changed: t.int({ resolve: ({ changed }) => changed ?? 0 }),
    visitors: t.int({ resolve: ({ visitors }) => visitors ?? 0 }),
  }),
})

const ImportKeptRef = builder.objectRef<UndoReport['kept'][number]>('ImportKept').implement({
  fields: (t) => ({
    what: t.exposeString('what', { description: 'result, person or meet' }),
    label: t.exposeString('label'),
    reason: t.exposeString('reason'),
  }),
})

const ImportUndoReportRef = builder.objectRef<UndoReport>('ImportUndoReport').implement({
  fields: (t) => ({
    removedResults: t.int({ resolve: ({ removed }) => removed.results ?? 0 }),
    removedPeople: t.int({ resolve: ({ removed }) => removed.people ?? 0 }),
    removedMeets: t.int({ resolve: ({ removed }) => removed.meets ?? 0 }),
    removedVisitors: t.int({ resolve: ({ removed }) => removed.visitors ?? 0 }),
    restored: t.exposeInt('restored', { description: 'Rows that have their values of before again.' }),
    kept: t.expose('kept', { type: [ImportKeptRef], description: 'What others changed since, or refer to by now.' }),
  }),
})

const jobsById: Batch<number, JobRow> = (db, ids) => findJobs(db, ids)

export const FileImportRef = builder.objectRef<ImportRow>('FileImport').implement({
  description: 'An uploaded meet file on its way into the records of a club, or of the clubs of a league.',
  fields: (t) => ({
    importId: t.exposeInt('importId', { nullable: false }),
    clubId: t.exposeInt('clubId'),
    leagueSeqno: t.exposeInt('leagueSeqno'),
    fileName: t.exposeString('fileName'),
    format: t.exposeString('format', { description: 'HY3, LENEX, CL2 or SD3' }),
    state: t.exposeString('state', {
      nullable: false,
      description: 'reading, preview, writing, done, undoing, undone, refused, failed or discarded',
    }),
    meetId: t.exposeInt('meetId', { description: 'The meet, once it is known or written.' }),
    meetName: t.exposeString('meetName'),
    meetDate: t.exposeString('meetDate', { description: 'First day, YYYY-MM-DD.' }),
    lines: t.int({ description: 'Lines of the file.', resolve: ({ counts }) => counts.lines }),
    clubs: t.expose('clubs', { type: [ImportClubRef] }),
    warnings: t.expose('warnings', { type: [ImportWarningRef] }),
    counts: t.field({
      type: ImportCountsRef,
      resolve: ({ counts }) => ({ counts: counts.preview ?? {}, subject: null }),
    }),
    countsBySubject: t.field({
      type: [ImportCountsRef],
      resolve: ({ counts: { preview = {} } }) =>
        Object.keys(preview).map((subject) => ({ counts: preview, subject: subject as Subject })),
    }),
    written: t.field({ type: ImportWrittenRef, resolve: ({ counts }) => counts.written }),
    steps: t.field({
      type: [ImportStepRef],
      resolve: async (row, _args, context) => {
        if (row.jobId === null || (row.state !== 'reading' && row.state !== 'writing'))
          return importSteps(row, undefined)
        return importSteps(row, row.job ?? (await context.load(jobsById, row.jobId)))
      },
    }),
    error: t.exposeString('error', { description: 'Why it was refused or failed, for the person who uploaded it.' }),
    uploadedBy: t.exposeString('uploadedBy', { description: 'Name of who uploaded it, where the viewer may know it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime' }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime' }),
    undoReport: t.expose('undoReport', { type: ImportUndoReportRef }),
  }),
})
