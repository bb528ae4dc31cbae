import { ComingPage } from '@/shared/ui/coming-page'
import { ClubTabs } from '@/widgets/app-shell'

export const GroupProgramPage = () => (
  <ComingPage title="Group Program" tabs={<ClubTabs />}>
    A group’s programs and workouts on a calendar, with the volume of each week.
  </ComingPage>
)
