import { ComingPage } from '@/shared/ui/coming-page'
import { ClubTabs } from '@/widgets/app-shell'

export const ClubRankTablePage = () => (
  <ComingPage title="Ranks" tabs={<ClubTabs />}>
    Every swim that counts, by event, age and course, with ranks and points.
  </ComingPage>
)
