import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { closeIcon, Icon } from '@/shared/ui/icons'
import { Logo } from '@/shared/ui/logo'
import styles from './MenuDrawer.module.css'

export interface MenuDrawerProps {
  onClose: () => void
  children: ReactNode
}

/** The menu on narrow screens. A native modal dialog: it keeps the focus inside, closes with Escape and gives focus back. */
export function MenuDrawer({ onClose, children }: MenuDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the element leaves the page: only a dialog that is still there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onCancel={onClose}
      onClick={(event) => {
        const target = event.target as HTMLElement
        // The backdrop belongs to the dialog itself; a link closes the drawer as it leads away.
        if (target === dialog.current || target.closest('a[href]')) onClose()
      }}
    >
      <div className={styles.head}>
        <Logo />
        <button type="button" className={styles.close} aria-label="Close menu" onClick={onClose}>
          <Icon icon={closeIcon} size={18} />
        </button>
      </div>
      {children}
    </dialog>
  )
}
