import type { TableColumnsType } from 'antd'
import type { FileImport } from '@/entities/competition/file-import'
import { formatInstant } from '@/shared/lib/dates'
import { Chip } from '@/shared/ui/chip'
import { meetLine, stateLook, undoneLine, writtenLine } from '../model/import-words'
import { openQuestions } from '../model/open-questions'
import styles from './ImportHistory.module.css'

/** What came of an import, in a sentence. */
export function outcome(row: FileImport): string | null {
  if (row.error) return row.error
  if (row.state === 'undone' && row.undoReport) return undoneLine(row.undoReport)
  if (row.state === 'done' && row.written) return writtenLine(row.written)
  if (row.state !== 'preview') return null
  const { isClubOpen, people, changes } = openQuestions(row)
  if (isClubOpen) return 'Which club of the file is yours?'
  if (people > 0) return `${people === 1 ? 'One athlete is' : `${people} athletes are`} doubtful`
  return changes === 0 ? 'Everything is here already' : `${changes.toLocaleString('en')} changes wait for you`
}

export const ImportState = ({ state }: Pick<FileImport, 'state'>) => {
  const { label, tone, icon } = stateLook(state)
  return (
    <Chip tone={tone} icon={icon}>
      {label}
    </Chip>
  )
}

export interface ImportRowActions {
  onOpen: (importId: number) => void
  onUndo: (row: FileImport) => void
}

export const importColumns = ({ onOpen, onUndo }: ImportRowActions): TableColumnsType<FileImport> => [
  {
    title: 'File',
    key: 'file',
    render: (_, row) => (
      <>
        <button type="button" className={styles.open} onClick={() => onOpen(row.importId)}>
          {row.fileName}
        </button>
        <span className={styles.second}>{meetLine(row)}</span>
      </>
    ),
  },
  { title: 'State', key: 'state', render: (_, row) => <ImportState state={row.state} /> },
  {
    title: 'What it did',
    key: 'outcome',
    render: (_, row) => <div className={styles.reason}>{outcome(row) ?? '–'}</div>,
  },
  { title: 'By', key: 'by', render: (_, row) => row.uploadedBy ?? '–' },
  {
    title: 'When',
    key: 'when',
    className: 'number',
    render: (_, row) => (row.createdAt ? formatInstant(row.createdAt) : '–'),
  },
  {
    title: <span className="visually-hidden">Undo</span>,
    key: 'undo',
    render: (_, row) =>
      row.state === 'done' && (
        <button
          type="button"
          className={styles.undo}
          aria-label={`Undo the import of ${row.fileName ?? 'this file'}`}
          onClick={() => onUndo(row)}
        >
          Undo
        </button>
      ),
  },
]
