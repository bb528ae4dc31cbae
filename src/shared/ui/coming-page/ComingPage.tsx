import type { ReactNode } from 'react'
import { PageHeader } from '../page-header'
import { EmptyState } from '../states'
import styles from './ComingPage.module.css'

export interface ComingPageProps {
  title: string
  tabs?: ReactNode
  /** The screen stands outside the padded container. */
  isBare?: boolean
  /** One sentence about what will be there. */
  children: string
}

/** A screen that is not built yet and says so. */
export const ComingPage = ({ title, tabs, isBare = false, children }: ComingPageProps) => (
  <div className={isBare ? styles.bare : undefined}>
    <PageHeader title={title} tabs={tabs} />
    <section className="card">
      <EmptyState title="This screen is coming">{children}</EmptyState>
    </section>
  </div>
)
