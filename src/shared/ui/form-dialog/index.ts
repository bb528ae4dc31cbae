export { FormDialog, type FormDialogProps } from './FormDialog'
export { useEditor, type Editor } from './use-editor'
