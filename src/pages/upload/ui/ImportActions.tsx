import { useState } from 'react'
import { useMutation } from 'urql'
import { ImportAcceptMutation, ImportDiscardMutation, type FileImport } from '@/entities/competition/file-import'
import { serverMessage } from '@/shared/api'
import { checkIcon, Icon } from '@/shared/ui/icons'
import { toasts } from '@/shared/ui/toasts'
import { counted } from '../model/import-words'
import { openQuestions } from '../model/open-questions'
import { UndoImport } from './UndoImport'
import styles from './ImportActions.module.css'

/** Id of the button that everything leads to; the focus goes there once nothing is open. */
export const ACCEPT_BUTTON = 'accept-import'

export interface ImportActionsProps {
  row: FileImport
  onDiscarded: () => void
}

/** What can be done with an import as a whole, in its present state. */
export function ImportActions({ row, onDiscarded }: ImportActionsProps) {
  const [isUndoAsked, setIsUndoAsked] = useState(false)
  const [{ fetching: isDiscarding }, discard] = useMutation(ImportDiscardMutation)
  const [{ fetching: isAccepting }, accept] = useMutation(ImportAcceptMutation)
  const { importId, state } = row
  const isBusy = isDiscarding || isAccepting

  const handleDiscard = async () => {
    const { error } = await discard({ importId })
    if (error) toasts.error(serverMessage(error))
    else {
      toasts.success('The file has been discarded')
      onDiscarded()
    }
  }
  const handleAccept = async () => {
    const { error } = await accept({ importId })
    if (error) toasts.error(serverMessage(error))
  }

  if (state === 'done')
    return (
      <>
        <button type="button" className="button" onClick={() => setIsUndoAsked(true)}>
          Undo import
        </button>
        {isUndoAsked && <UndoImport row={row} onClose={() => setIsUndoAsked(false)} />}
      </>
    )
  if (state !== 'reading' && state !== 'preview' && state !== 'refused' && state !== 'failed') return null
  const { isClubOpen, people, changes } = openQuestions(row)
  const isReady = state === 'preview' && !isClubOpen && people === 0 && changes > 0
  return (
    <>
      <button type="button" className="button" disabled={isBusy} onClick={() => void handleDiscard()}>
        Discard
      </button>
      {state === 'preview' && (
        <button
          type="button"
          id={ACCEPT_BUTTON}
          className={`button button-filled ${styles.accept}`}
          disabled={!isReady || isBusy}
          onClick={() => void handleAccept()}
        >
          <Icon icon={checkIcon} />
          {changes === 0 ? 'Nothing to import' : `Import ${counted(changes, 'change')}`}
        </button>
      )}
    </>
  )
}
