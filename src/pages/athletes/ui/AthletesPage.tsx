import { ComingPage } from '@/shared/ui/coming-page'
import { ClubTabs } from '@/widgets/app-shell'

export const AthletesPage = () => (
  <ComingPage title="Athletes" tabs={<ClubTabs />}>
    All athletes of the club with search, filters and export.
  </ComingPage>
)
