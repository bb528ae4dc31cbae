import type { FileImport } from '@/entities/competition/file-import'
import { Icon, warningIcon } from '@/shared/ui/icons'
import { counted } from '../model/import-words'
import styles from './ImportWarnings.module.css'

export interface ImportWarningsProps {
  warnings: NonNullable<FileImport['warnings']>
}

/** What the reader of the file found odd; it imports all the same. */
export const ImportWarnings = ({ warnings }: ImportWarningsProps) =>
  warnings.length > 0 && (
    <details className={styles.warnings}>
      <summary>
        <Icon icon={warningIcon} size={14} />
        {counted(warnings.length, 'remark')} about the file
      </summary>
      <ul>
        {warnings.map(({ line, message }, index) => (
          <li key={index}>{line == null ? message : `Line ${line}: ${message}`}</li>
        ))}
      </ul>
    </details>
  )
