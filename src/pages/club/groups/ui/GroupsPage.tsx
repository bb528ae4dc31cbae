import { ComingPage } from '@/shared/ui/coming-page'
import { ClubTabs } from '@/widgets/app-shell'

export const GroupsPage = () => (
  <ComingPage title="Groups" tabs={<ClubTabs />}>
    The club’s groups with their coaches, fees, places and the order in which they are shown.
  </ComingPage>
)
