import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  title: string
  /** One grey line with the count or the context. */
  context?: ReactNode
  /** Badge or picture before the title. */
  badge?: ReactNode
  /** Plain buttons first, the one filled button last. */
  actions?: ReactNode
  /** Row of tabs under the header; it draws its own line. */
  tabs?: ReactNode
}

/** Head of a screen: what it is, what it shows, what can be done. */
export const PageHeader = ({ title, context, badge, actions, tabs }: PageHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.row}>
      {badge}
      <div className={styles.words}>
        <h1>{title}</h1>
        {context && <p className={styles.context}>{context}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {tabs}
  </header>
)
