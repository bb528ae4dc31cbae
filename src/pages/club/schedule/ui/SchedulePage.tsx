import { ComingPage } from '@/shared/ui/coming-page'
import { ClubTabs } from '@/widgets/app-shell'

export const SchedulePage = () => (
  <ComingPage title="Schedule" tabs={<ClubTabs />}>
    The week’s training of each group, with clashes of pool or coach marked.
  </ComingPage>
)
