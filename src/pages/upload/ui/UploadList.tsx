import { closeIcon, Icon, refusedIcon } from '@/shared/ui/icons'
import { sizeText } from '../model/check-file'
import type { Upload } from '../model/upload-queue'
import styles from './UploadList.module.css'

export interface UploadListProps {
  uploads: readonly Upload[]
  onRemove: (id: number) => void
}

/** Files on their way to the server, and those that it did not take, each with its reason. */
export const UploadList = ({ uploads, onRemove }: UploadListProps) => (
  <div
    role="region"
    aria-label="Files on their way"
    aria-live="polite"
    aria-relevant="additions"
    className={styles.region}
  >
    {uploads.length > 0 && (
      <ul className={`card ${styles.list}`}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRemove={() => onRemove(upload.id)} />
        ))}
      </ul>
    )}
  </div>
)

function UploadRow({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const { fileName, size, sent, state, error } = upload
  const isRefused = state === 'refused'
  const percent = size > 0 ? Math.min(100, Math.floor((sent / size) * 100)) : 0
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{fileName}</span>
        {isRefused ? (
          <span className={styles.refusal} role="alert">
            <Icon icon={refusedIcon} size={14} />
            {error}
          </span>
        ) : (
          <span className={styles.hint}>
            {state === 'waiting' ? `${sizeText(size)}, waits for its turn` : `${sizeText(sent)} of ${sizeText(size)}`}
          </span>
        )}
        {!isRefused && (
          <progress className={styles.bar} max={100} value={percent} aria-label={`Uploading ${fileName}`} />
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        onClick={onRemove}
        aria-label={isRefused ? `Dismiss ${fileName}` : `Cancel ${fileName}`}
      >
        <Icon icon={closeIcon} />
      </button>
    </li>
  )
}
