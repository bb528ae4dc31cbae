import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { zenToggled } from '@/entities/system/session'
import { isFramed } from '@/shared/auth'
import { Icon, leaveZenIcon, newTabIcon } from '@/shared/ui/icons'
import styles from './ZenControls.module.css'

/** What stays of the shell in zen mode: the way out of it and, in a frame, the way to the whole application. */
export function ZenControls() {
  const dispatch = useDispatch()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.controls}>
      {isFramed() && (
        <a
          className={styles.control}
          href={pathname + search}
          target="_blank"
          rel="noopener"
          aria-label="Open in a new tab"
        >
          <Icon icon={newTabIcon} />
        </a>
      )}
      <button
        type="button"
        className={styles.control}
        aria-label="Leave zen mode"
        onClick={() => dispatch(zenToggled())}
      >
        <Icon icon={leaveZenIcon} />
      </button>
    </div>
  )
}
