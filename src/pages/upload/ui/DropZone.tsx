import { useState, type DragEvent } from 'react'
import { uploadLimit } from '@/shared/config'
import { Icon, uploadIcon } from '@/shared/ui/icons'
import { toasts } from '@/shared/ui/toasts'
import { FILE_ENDINGS, sizeText } from '../model/check-file'
import styles from './DropZone.module.css'

export interface DropZoneProps {
  onFiles: (files: readonly File[]) => void
}

/** Takes files that are dropped or picked. The real file input is in it, so that keyboard and screen reader find it. */
export function DropZone({ onFiles }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)

  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const files = filesOf(event.dataTransfer)
    if (files.length > 0) onFiles(files)
    else if (event.dataTransfer.items.length > 0) toasts.alert('Drop the files themselves, not their folder')
  }

  return (
    <div
      className={`card ${styles.zone} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Icon icon={uploadIcon} size={32} className={styles.icon} />
      <div className={styles.words}>
        <h2>Drop meet files here</h2>
        <p id="accepted-files" className={styles.hint}>
          HY3, CL2, SD3, LENEX (.lef, .lxf), or a zip of one of these, up to {sizeText(uploadLimit())} each. Nothing is
          written before you accept it.
        </p>
      </div>
      <label className={`button button-filled ${styles.pick}`}>
        <input
          type="file"
          multiple
          accept={FILE_ENDINGS}
          className="visually-hidden"
          aria-describedby="accepted-files"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            // the same file once more is a change too
            event.target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
        Choose files
      </label>
    </div>
  )
}

/** A folder comes as a file that cannot be read. */
function filesOf(data: DataTransfer): File[] {
  const items = [...data.items].filter((item) => item.kind === 'file' && !item.webkitGetAsEntry()?.isDirectory)
  return items.flatMap((item) => item.getAsFile() ?? [])
}
