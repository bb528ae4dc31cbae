import type { ReactNode } from 'react'
import { Button, Modal } from 'antd'
import { useReturnFocus } from '@/shared/lib/focus'
import styles from './FilterRow.module.css'

export interface FilterSheetProps {
  children: ReactNode
  onClear?: (() => void) | undefined
  onClose: () => void
}

/** The filters of a phone, one below the other. Each works at once, so that there is nothing to apply. */
export function FilterSheet({ children, onClear, onClose }: FilterSheetProps) {
  useReturnFocus()
  return (
    <Modal
      open
      title="Filters"
      onCancel={onClose}
      footer={[
        onClear && (
          <Button key="clear" onClick={onClear}>
            Clear filters
          </Button>
        ),
        <Button key="show" type="primary" onClick={onClose}>
          Show
        </Button>,
      ]}
    >
      <div className={styles.stack}>{children}</div>
    </Modal>
  )
}
