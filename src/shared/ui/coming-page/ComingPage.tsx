import type { ReactNode } from 'react'
import { PageHeader } from '../page-header'
import { EmptyState } from '../states'

export interface ComingPageProps {
  title: string
  tabs?: ReactNode
  /** One sentence about what will be there. */
  children: string
}

/** A screen that is not built yet and says so. */
export const ComingPage = ({ title, tabs, children }: ComingPageProps) => (
  <>
    <PageHeader title={title} tabs={tabs} />
    <section className="card">
      <EmptyState title="This screen is coming">{children}</EmptyState>
    </section>
  </>
)
