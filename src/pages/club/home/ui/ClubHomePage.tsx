import { ComingPage } from '@/shared/ui/coming-page'
import { ClubTabs } from '@/widgets/app-shell'

export const ClubHomePage = () => (
  <ComingPage title="Club Management" tabs={<ClubTabs />}>
    The club’s profile, its groups with places and attendance, today’s training and what waits for an answer.
  </ComingPage>
)
