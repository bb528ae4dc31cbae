import { useMutation } from 'urql'
import { ImportAcceptMutation, type FileImport } from '@/entities/competition/file-import'
import { serverMessage } from '@/shared/api'
import { toasts } from '@/shared/ui/toasts'
import { openQuestions } from '../model/open-questions'
import styles from './ImportLines.module.css'

export interface LeaveDoubtfulOutProps {
  row: FileImport
}

/** Says what is still open, with the way out for who cannot answer now. */
export function LeaveDoubtfulOut({ row }: LeaveDoubtfulOutProps) {
  const [{ fetching }, accept] = useMutation(ImportAcceptMutation)
  const { isClubOpen, people, changes } = openQuestions(row)
  if (isClubOpen || people === 0) return null
  const handleAccept = async () => {
    const { error } = await accept({ importId: row.importId, skipDoubtful: true })
    if (error) toasts.error(serverMessage(error))
  }
  return (
    <p className={styles.open}>
      {people === 1 ? 'One athlete is' : `${people.toLocaleString('en')} athletes are`} doubtful: decide about each, or{' '}
      <button
        type="button"
        className={styles.link}
        disabled={fetching || changes === 0}
        onClick={() => void handleAccept()}
      >
        import without them and their results
      </button>
      .
    </p>
  )
}
