import { ComingPage } from '@/shared/ui/coming-page'

export const StandardsPivotPage = () => (
  <ComingPage title="Standards Pivot">All standards of a classification as a table of events by ranks.</ComingPage>
)
