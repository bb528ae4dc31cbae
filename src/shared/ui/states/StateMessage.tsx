import type { ReactNode } from 'react'
import styles from './StateMessage.module.css'

export interface StateMessageProps {
  drawing: ReactNode
  title: string
  children?: ReactNode
  /** At most two next steps. */
  actions?: ReactNode
  /** The message is the whole page, so its title is the page's. */
  isPage?: boolean
  /** Told to a screen reader at once. */
  isAlert?: boolean
}

/** The shape all states share: drawing, what is the case, one sentence, what to do next. */
export const StateMessage = ({
  drawing,
  title,
  children,
  actions,
  isPage = false,
  isAlert = false,
}: StateMessageProps) => (
  <div className={styles.state} role={isAlert ? 'alert' : undefined}>
    {drawing}
    {isPage ? <h1 className={styles.title}>{title}</h1> : <h2 className={styles.title}>{title}</h2>}
    {children && <p className={styles.text}>{children}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
