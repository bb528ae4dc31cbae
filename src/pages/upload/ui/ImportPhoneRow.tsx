import type { FileImport } from '@/entities/competition/file-import'
import { formatInstant } from '@/shared/lib/dates'
import { ImportState, outcome } from './import-columns'
import styles from './ImportHistory.module.css'

export interface ImportPhoneRowProps {
  row: FileImport
  onOpen: (importId: number) => void
}

export const ImportPhoneRow = ({ row, onOpen }: ImportPhoneRowProps) => (
  <button type="button" className={styles.phoneRow} onClick={() => onOpen(row.importId)}>
    <span>
      <span className={styles.phoneName}>{row.meetName ?? row.fileName}</span>
      <span className={styles.second}>
        {[row.createdAt && formatInstant(row.createdAt), row.uploadedBy].filter(Boolean).join(', ')}
      </span>
      <span className={styles.second}>{outcome(row)}</span>
    </span>
    <ImportState state={row.state} />
  </button>
)
