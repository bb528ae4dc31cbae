import { useEffect } from 'react'
import { useQuery } from 'urql'
import { ImportLinesQuery, type FileImport } from '@/entities/competition/file-import'
import { serverMessage } from '@/shared/api'
import { useIsPhone } from '@/shared/lib/viewport'
import { TableSkeleton } from '@/shared/ui/data-table'
import { FilterRow } from '@/shared/ui/filter-row'
import { ErrorState, NoMatch } from '@/shared/ui/states'
import type { Owner } from '../model/owner'
import type { UploadAddress } from '../model/upload-address'
import { openQuestions } from '../model/open-questions'
import { useDecisions } from '../model/use-decisions'
import { ACCEPT_BUTTON, AcceptImport } from './AcceptImport'
import { ImportClubs } from './ImportClubs'
import { ImportLines } from './ImportLines'
import { LeaveDoubtfulOut } from './LeaveDoubtfulOut'
import { VerdictFilter } from './VerdictFilter'
import styles from './ImportView.module.css'

const LIMIT = 25

export interface ImportPreviewProps {
  row: FileImport
  owner: Owner
  address: UploadAddress
  onFilter: (patch: Partial<UploadAddress>) => void
}

/** Every line of the file with what becomes of it, and the questions that somebody has to answer. */
export function ImportPreview({ row, owner, address, onFilter }: ImportPreviewProps) {
  const { importId, state, counts } = row
  const { verdict, search, page } = address
  const isRead = (counts?.total ?? 0) > 0
  const [{ data, error, stale }, ask] = useQuery({
    query: ImportLinesQuery,
    variables: { importId, verdict, search: search || null, offset: (page - 1) * LIMIT, limit: LIMIT },
    pause: !isRead,
    requestPolicy: 'cache-and-network',
  })
  const lines = data?.importPreview ?? null
  const decisions = useDecisions(row, lines?.nodes ?? [], ask)
  const isOpen = state === 'preview'
  const isPhone = useIsPhone()

  // the last answer takes its question away, and with it the focus
  const isAllAnswered = decisions.answered > 0 && openQuestions(row).people === 0
  useEffect(() => {
    if (isAllAnswered) document.getElementById(ACCEPT_BUTTON)?.focus()
  }, [isAllAnswered])

  if (!isRead && state === 'reading')
    return (
      <div className={styles.reading}>
        <TableSkeleton />
        <p className={styles.foot}>
          You may leave this page: the file is read on the server, and its preview waits for you.
        </p>
      </div>
    )
  return (
    <div className={styles.lines}>
      {isOpen && <ImportClubs row={row} owner={owner} />}
      {counts && (
        <div className={styles.filters}>
          <VerdictFilter counts={counts} value={verdict} onChange={(next) => onFilter({ verdict: next })} />
          <div className={styles.search}>
            <FilterRow
              search={{
                value: search,
                placeholder: 'Line, name or event',
                onSearch: (text) => onFilter({ search: text }),
              }}
            />
          </div>
        </div>
      )}
      {error && !lines && (
        <div className="card">
          <ErrorState title="The lines could not be loaded" onRetry={() => ask({ requestPolicy: 'network-only' })}>
            {serverMessage(error)}
          </ErrorState>
        </div>
      )}
      {!lines && !error && <TableSkeleton />}
      {lines && lines.totalCount === 0 && (
        <div className="card">
          <NoMatch title="No lines for these filters" onClear={() => onFilter({ verdict: undefined, search: '' })} />
        </div>
      )}
      {lines && lines.totalCount > 0 && (
        <ImportLines
          lines={lines.nodes}
          totalCount={lines.totalCount}
          page={page}
          limit={LIMIT}
          isStale={stale}
          decisions={isOpen ? decisions : null}
          owner={owner}
          onPage={(next) => onFilter({ page: next })}
        />
      )}
      {isOpen && (
        <>
          <LeaveDoubtfulOut row={row} />
          <p className={styles.foot}>
            Nothing is written before you accept. You may leave this page, and the import can be undone as a whole.
          </p>
          {isPhone && (
            <div className={styles.thumb}>
              <AcceptImport row={row} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
