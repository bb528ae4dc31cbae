import { useState, type ReactNode } from 'react'
import { Button, Modal } from 'antd'
import type { CombinedError } from '@urql/core'
import { serverMessage } from '@/shared/api'
import { useReturnFocus } from '@/shared/lib/focus'
import { errorIcon, Icon } from '../icons'
import styles from './ConfirmDelete.module.css'

export interface ConfirmDeleteProps {
  /** Names the thing: "Delete Northgate Pool and its 3 meets?" */
  title: string
  /** "Delete facility" */
  verb: string
  /** Deletes; answers the server's error or a refusal in words, which keeps the dialog. */
  onConfirm: () => Promise<CombinedError | string | undefined>
  onClose: () => void
  children?: ReactNode
}

/** Asks before what cannot be undone. Mounted while open. */
export function ConfirmDelete({
  title,
  verb,
  onConfirm,
  onClose,
  children = 'This cannot be undone.',
}: ConfirmDeleteProps) {
  useReturnFocus()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const handleConfirm = async () => {
    setIsBusy(true)
    const error = await onConfirm()
    setIsBusy(false)
    if (!error) onClose()
    else setRefusal(typeof error === 'string' ? error : serverMessage(error))
  }
  return (
    <Modal
      open
      width={480}
      title={
        <span className={styles.title}>
          <Icon icon={errorIcon} size={22} className={styles.icon} />
          {title}
        </span>
      }
      closable={false}
      keyboard={!isBusy}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="cancel" autoFocus onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>,
        <Button key="delete" type="primary" danger loading={isBusy} onClick={() => void handleConfirm()}>
          {verb}
        </Button>,
      ]}
    >
      <div className={styles.body}>{children}</div>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </Modal>
  )
}
