import { serverMessage } from '@/shared/api'
import { PageHeader } from '@/shared/ui/page-header'
import { TableSkeleton } from '@/shared/ui/data-table'
import { EmptyState, ErrorState } from '@/shared/ui/states'
import type { FileImport } from '@/entities/competition/file-import'
import { fileLine, meetLine } from '../model/import-words'
import { isSameOwner, type Owner } from '../model/owner'
import type { UploadAddress } from '../model/upload-address'
import { useImport } from '../model/use-import'
import { ImportActions } from './ImportActions'
import { ImportDone } from './ImportDone'
import { ImportPreview } from './ImportPreview'
import { ImportSteps } from './ImportSteps'
import { ImportUndone } from './ImportUndone'
import { ImportWarnings } from './ImportWarnings'
import styles from './ImportView.module.css'

export interface ImportViewProps {
  owner: Owner
  importId: number
  address: UploadAddress
  onFilter: (patch: Partial<UploadAddress>) => void
  onClose: () => void
}

/** One import from reading to done, and back. */
export function ImportView({ owner, importId, address, onFilter, onClose }: ImportViewProps) {
  const { row, error, retry } = useImport(importId)
  if (!row && error)
    return (
      <>
        <PageHeader title="Upload Files" actions={<BackButton onClose={onClose} />} />
        <div className="card">
          <ErrorState title="The import could not be loaded" onRetry={retry}>
            {serverMessage(error)}
          </ErrorState>
        </div>
      </>
    )
  if (!row)
    return (
      <>
        <PageHeader title="Upload Files" actions={<BackButton onClose={onClose} />} />
        <TableSkeleton />
      </>
    )
  if (!isSameOwner(ownerOf(row), owner))
    return (
      <>
        <PageHeader title="Upload Files" actions={<BackButton onClose={onClose} />} />
        <div className="card">
          <ErrorState title="There is no such import here">It may belong to another club or league.</ErrorState>
        </div>
      </>
    )
  return (
    <>
      <PageHeader
        title="Upload Files"
        context={
          <>
            {meetLine(row) && <span className={styles.meet}>{meetLine(row)}</span>}
            {fileLine(row)}
          </>
        }
        actions={
          <>
            <BackButton onClose={onClose} />
            <ImportActions row={row} onDiscarded={onClose} />
          </>
        }
      />
      <ImportBody {...{ owner, row, address, onFilter, onClose }} />
    </>
  )
}

const ownerOf = ({ clubId, leagueSeqno }: FileImport): Owner =>
  clubId != null ? { clubId } : { leagueSeqno: leagueSeqno ?? 0 }

const BackButton = ({ onClose }: { onClose: () => void }) => (
  <button type="button" className="button" onClick={onClose}>
    All imports
  </button>
)

type BodyProps = Omit<ImportViewProps, 'importId'> & { row: FileImport }

function ImportBody({ owner, row, address, onFilter, onClose }: BodyProps) {
  const { state, error } = row
  if (state === 'refused' || state === 'failed')
    return (
      <div className="card">
        <ErrorState title={state === 'refused' ? 'The file was refused' : 'The import failed'}>
          {error ?? 'Nothing of the file was written.'}
          <button type="button" className={`button ${styles.next}`} onClick={onClose}>
            Upload another file
          </button>
        </ErrorState>
      </div>
    )
  if (state === 'undoing' || state === 'undone') return <ImportUndone row={row} />
  if (state === 'discarded')
    return (
      <div className="card">
        <EmptyState title="The import was discarded">Nothing of the file was written.</EmptyState>
      </div>
    )
  return (
    <>
      <ImportSteps row={row} />
      {error && (
        <p className={styles.notice} role="alert">
          {error}
        </p>
      )}
      {state === 'done' && <ImportDone owner={owner} row={row} />}
      <ImportWarnings warnings={row.warnings ?? []} />
      <ImportPreview row={row} owner={owner} address={address} onFilter={onFilter} />
    </>
  )
}
