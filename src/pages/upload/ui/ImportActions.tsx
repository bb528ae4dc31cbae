import { useState } from 'react'
import { useMutation } from 'urql'
import { ImportDiscardMutation, type FileImport } from '@/entities/competition/file-import'
import { serverMessage } from '@/shared/api'
import { useIsPhone } from '@/shared/lib/viewport'
import { toasts } from '@/shared/ui/toasts'
import { AcceptImport } from './AcceptImport'
import { UndoImport } from './UndoImport'

export interface ImportActionsProps {
  row: FileImport
  onDiscarded: () => void
}

/** What can be done with an import as a whole, in its present state. On phones accepting is at the thumb instead. */
export function ImportActions({ row, onDiscarded }: ImportActionsProps) {
  const [isUndoAsked, setIsUndoAsked] = useState(false)
  const [{ fetching }, discard] = useMutation(ImportDiscardMutation)
  const isPhone = useIsPhone()
  const { importId, state } = row

  const handleDiscard = async () => {
    const { error } = await discard({ importId })
    if (error) toasts.error(serverMessage(error))
    else {
      toasts.success('The file has been discarded')
      onDiscarded()
    }
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
  return (
    <>
      <button type="button" className="button" disabled={fetching} onClick={() => void handleDiscard()}>
        Discard
      </button>
      {state === 'preview' && !isPhone && <AcceptImport row={row} />}
    </>
  )
}
