export { FormDialog, type FormDialogProps, type SaveFailure } from './FormDialog'
export { useEditor, type Editor } from './use-editor'
