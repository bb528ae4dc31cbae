import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { AllImportsQuery, isWorking, type FileImport } from '@/entities/competition/file-import'
import { serverMessage } from '@/shared/api'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState, ErrorState } from '@/shared/ui/states'
import type { Owner } from '../model/owner'
import { importColumns } from './import-columns'
import { ImportPhoneRow } from './ImportPhoneRow'
import { UndoImport } from './UndoImport'
import styles from './ImportHistory.module.css'

const LIMIT = 10
/** ms between two looks while a worker is at one of them */
const POLL = 1_500

export interface ImportHistoryProps {
  owner: Owner
  page: number
  onOpen: (importId: number) => void
  onPage: (patch: { page: number }) => void
}

/** Earlier imports of the club or league, newest first; those under way move on by themselves. */
export function ImportHistory({ owner, page, onOpen, onPage }: ImportHistoryProps) {
  const [{ data, error }, ask] = useQuery({
    query: AllImportsQuery,
    variables: { ...owner, offset: (page - 1) * LIMIT, limit: LIMIT },
    requestPolicy: 'cache-and-network',
  })
  const [undone, setUndone] = useState<FileImport | null>(null)
  const list = data?.allImports
  const rows = list?.nodes ?? undefined
  const isRunning = rows?.some(isWorking) ?? false

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => ask({ requestPolicy: 'network-only' }), POLL)
    return () => clearInterval(timer)
  }, [isRunning, ask])

  return (
    <section aria-labelledby="imports" className={styles.history}>
      <h2 id="imports">Earlier imports</h2>
      {error && !data ? (
        <div className="card">
          <ErrorState title="The imports could not be loaded" onRetry={() => ask({ requestPolicy: 'network-only' })}>
            {serverMessage(error)}
          </ErrorState>
        </div>
      ) : (
        <DataTable
          label="Earlier imports"
          columns={importColumns({ onOpen, onUndo: setUndone })}
          rows={rows}
          rowKey={({ importId }) => importId}
          totalCount={list?.totalCount ?? 0}
          paging={{ page, limit: LIMIT, onChange: ({ page: next = 1 }) => onPage({ page: next }) }}
          empty={
            <EmptyState title="No imports yet">
              Upload the result file of a meet: its results, athletes and records appear here.
            </EmptyState>
          }
          renderPhoneRow={(row) => <ImportPhoneRow row={row} onOpen={onOpen} />}
        />
      )}
      {undone && <UndoImport row={undone} onClose={() => setUndone(null)} />}
    </section>
  )
}
