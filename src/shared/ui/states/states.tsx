import type { ReactNode } from 'react'
import { Icon, retryIcon, searchIcon, warningIcon } from '../icons'
import { LaneDrawing } from './LaneDrawing'
import { StateMessage } from './StateMessage'
import styles from './StateMessage.module.css'

/** First use: nothing is there yet; says the next steps. */
export const EmptyState = (props: { title: string; children?: ReactNode; actions?: ReactNode }) => (
  <StateMessage drawing={<LaneDrawing />} {...props} />
)

/** Filters that nothing meets: `children` repeats them. */
export const NoMatch = ({ title, children, onClear }: { title: string; children?: ReactNode; onClear: () => void }) => (
  <StateMessage
    drawing={<Icon icon={searchIcon} size={28} className={styles.quiet} />}
    title={title}
    actions={
      <button type="button" className="button" onClick={onClear}>
        Clear filters
      </button>
    }
  >
    {children}
  </StateMessage>
)

/** Something failed inside its card, the rest of the page stays: what failed, what is kept, try again. */
export const ErrorState = ({
  title,
  children,
  onRetry,
}: {
  title: string
  children?: ReactNode
  onRetry?: (() => void) | undefined
}) => (
  <StateMessage
    isAlert
    drawing={
      <span className={styles.round}>
        <Icon icon={warningIcon} size={22} />
      </span>
    }
    title={title}
    actions={
      onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          <Icon icon={retryIcon} />
          Try again
        </button>
      )
    }
  >
    {children}
  </StateMessage>
)
