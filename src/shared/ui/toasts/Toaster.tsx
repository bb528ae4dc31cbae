import { useSyncExternalStore } from 'react'
import { errorIcon, failureIcon, Icon, successIcon } from '../icons'
import { toastStore, type Toast } from './toasts'
import styles from './Toaster.module.css'

const icons = { success: successIcon, warning: errorIcon, error: failureIcon }

const ToastBox = ({ toast }: { toast: Toast }) => (
  <div className={styles.toast} role={toast.isAlert ? 'alert' : undefined}>
    <Icon icon={icons[toast.tone]} className={styles[toast.tone]} />
    <span className={styles.text}>{toast.text}</span>
  </div>
)

/** Shows the toasts. Its live region is always in the page, for a region that comes with its text is not announced. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot)
  return (
    <div className={styles.toaster}>
      <div role="status" aria-live="polite" className={styles.region}>
        {toasts
          .filter(({ isAlert }) => !isAlert)
          .map((toast) => (
            <ToastBox key={toast.id} toast={toast} />
          ))}
      </div>
      {toasts
        .filter(({ isAlert }) => isAlert)
        .map((toast) => (
          <ToastBox key={toast.id} toast={toast} />
        ))}
    </div>
  )
}
