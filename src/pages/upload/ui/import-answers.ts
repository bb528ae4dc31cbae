import type { FileImport, ImportLine } from '@/entities/competition/file-import'
import { clubAnswers, currentUser, type Answers } from '@/shared/lib/testing'

export const CLUB = { clubId: 5, clubName: 'Riverside Swim Club' }

export const coach = currentUser({ access: [{ clubId: CLUB.clubId, clubName: CLUB.clubName }] })

const step = (name: string, state: string, done = 0, total = 0) => ({
  ...{ __typename: 'ImportStep', name, state, done, total },
})

/** An import that waits to be accepted: 3 new lines, nothing open, unless told otherwise. */
export const importRow = (given: Partial<FileImport> = {}) => ({
  __typename: 'FileImport',
  importId: 12,
  clubId: CLUB.clubId,
  leagueSeqno: null,
  fileName: 'autumn-cup.hy3',
  format: 'HY3',
  state: 'preview',
  meetId: null,
  meetName: 'Autumn Cup',
  meetDate: '2026-11-21',
  lines: 1284,
  clubs: [
    {
      ...{ __typename: 'ImportClub', key: 'RIV', code: 'RIV', name: 'Riverside SC', athletes: 12 },
      ...{ clubId: CLUB.clubId as number | null, proposedClubId: null },
    },
  ],
  warnings: [],
  counts: counts({ total: 3, new: 3 }),
  countsBySubject: [doubtful(0)],
  written: null,
  steps: [step('reading', 'done', 1284, 1284), step('matching', 'done', 1284, 1284), step('writing', 'waiting')],
  error: null,
  uploadedBy: 'Marta Ilves',
  createdAt: '2026-11-22T09:00:00Z',
  finishedAt: null,
  undoneAt: null,
  undoReport: null,
  ...given,
})

export const counts = (given: Partial<NonNullable<FileImport['counts']>> = {}) => ({
  __typename: 'ImportCounts',
  ...{ total: 0, new: 0, known: 0, changed: 0, doubtful: 0, refused: 0, visitor: 0 },
  ...given,
})

export const doubtful = (people: number) => ({ __typename: 'ImportCounts', subject: 'person', doubtful: people })

export const steps = { step }

export const importLine = (position: number, given: Partial<ImportLine> = {}) => ({
  __typename: 'ImportLine',
  position,
  line: 400 + position,
  verdict: 'new',
  subject: 'result',
  label: `Swimmer ${position}, 100 m butterfly`,
  timeText: '1:05.08',
  reason: null,
  athleteKey: null,
  question: null,
  ...given,
})

/** A doubtful person of the file, who may be Hana Kobayashi here. */
export const question = {
  __typename: 'ImportQuestion',
  ...{ firstName: 'Hanna', lastName: 'Kobayasi', birthDate: '2013-06-02', birthYearOnly: false, gender: 'F' },
  ...{ clubName: 'Riverside SC', follows: 14 },
  proposals: [
    {
      __typename: 'ImportProposal',
      ...{ personId: 77, confidence: 0.834, differs: ['name'], firstName: 'Hana', lastName: 'Kobayashi' },
      ...{ birthDate: '2013-06-02', gender: 'F', clubName: CLUB.clubName },
    },
  ],
}

type Row = ReturnType<typeof importRow>
type Line = ReturnType<typeof importLine>

/** A server with this import and these lines, as they are when it is asked. */
export const importAnswers = (row: () => Row, lines: () => readonly Line[] = () => []): Answers => ({
  ...clubAnswers([CLUB]),
  getCurrentUser: coach,
  Import: () => ({ data: { __typename: 'Query', importProgress: row() } }),
  ImportProgress: () => ({ data: { __typename: 'Subscription', importProgress: row() } }),
  ImportLines: ({ variables }) => {
    const { verdict } = variables
    const nodes = lines().filter((line) => !verdict || line.verdict === verdict)
    return {
      data: {
        __typename: 'Query',
        importPreview: { __typename: 'ImportPreview', import: row(), totalCount: nodes.length, nodes },
      },
    }
  },
  ImportedMeet: {
    data: {
      __typename: 'Query',
      allMeet: {
        __typename: 'MeetConnection',
        nodes: [{ __typename: 'Meet', meetId: 3, course: 'SCM', meetDate: '2026-11-21', meetDateTo: '2026-11-22' }],
      },
    },
  },
  ImportList: () => ({
    data: { __typename: 'Query', allImports: { __typename: 'FileImportConnection', totalCount: 1, nodes: [row()] } },
  }),
})

export const noImports: Answers = {
  ...clubAnswers([CLUB]),
  getCurrentUser: coach,
  ImportList: {
    data: { __typename: 'Query', allImports: { __typename: 'FileImportConnection', totalCount: 0, nodes: [] } },
  },
}
