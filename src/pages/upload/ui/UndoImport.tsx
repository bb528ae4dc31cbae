import { useMutation } from 'urql'
import { ImportUndoMutation, type FileImport } from '@/entities/competition/file-import'
import { ConfirmDelete } from '@/shared/ui/confirm-delete'

export interface UndoImportProps {
  row: Pick<FileImport, 'importId' | 'fileName' | 'meetName'>
  onClose: () => void
}

/** Asks before an import is taken back. */
export function UndoImport({ row, onClose }: UndoImportProps) {
  const [, undo] = useMutation(ImportUndoMutation)
  return (
    <ConfirmDelete
      title={`Undo the import of ${row.meetName ?? row.fileName ?? 'this file'}?`}
      verb="Undo import"
      onConfirm={async () => (await undo({ importId: row.importId })).error}
      onClose={onClose}
    >
      What it added goes, and what it changed gets its values of before. What somebody has changed since then stays, and
      you are told what that is. The file can be uploaded again.
    </ConfirmDelete>
  )
}
