import { useMutation } from 'urql'
import { ImportAcceptMutation, type FileImport } from '@/entities/competition/file-import'
import { serverMessage } from '@/shared/api'
import { checkIcon, Icon } from '@/shared/ui/icons'
import { toasts } from '@/shared/ui/toasts'
import { counted } from '../model/import-words'
import { openQuestions } from '../model/open-questions'

/** Id of the button that everything leads to; the focus goes there once nothing is open. */
export const ACCEPT_BUTTON = 'accept-import'

export interface AcceptImportProps {
  row: FileImport
}

/** Lets the server write the import; off while a question is open, or when the file has nothing new. */
export function AcceptImport({ row }: AcceptImportProps) {
  const [{ fetching }, accept] = useMutation(ImportAcceptMutation)
  const { isClubOpen, people, changes } = openQuestions(row)
  const isReady = !isClubOpen && people === 0 && changes > 0
  const handleAccept = async () => {
    const { error } = await accept({ importId: row.importId })
    if (error) toasts.error(serverMessage(error))
  }
  return (
    <button
      type="button"
      id={ACCEPT_BUTTON}
      className="button button-filled"
      disabled={!isReady || fetching}
      onClick={() => void handleAccept()}
    >
      <Icon icon={checkIcon} />
      {changes === 0 ? 'Nothing to import' : `Import ${counted(changes, 'change')}`}
    </button>
  )
}
