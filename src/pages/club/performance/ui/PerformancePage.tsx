import { ComingPage } from '@/shared/ui/coming-page'
import { ClubTabs } from '@/widgets/app-shell'

export const PerformancePage = () => (
  <ComingPage title="Performance" tabs={<ClubTabs />}>
    One athlete’s times per event as a chart with standards, and all bests beside it.
  </ComingPage>
)
