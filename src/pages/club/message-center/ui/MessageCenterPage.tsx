import { ComingPage } from '@/shared/ui/coming-page'

export const MessageCenterPage = () => (
  <ComingPage title="Automation Center">Message templates, the jobs they start, and what was sent last.</ComingPage>
)
