import { ComingPage } from '@/shared/ui/coming-page'
import { ClubTabs } from '@/widgets/app-shell'

export const ClubRecordsPage = () => (
  <ComingPage title="Records" tabs={<ClubTabs />}>
    The best swims per event for men and women, with date, club and age range.
  </ComingPage>
)
