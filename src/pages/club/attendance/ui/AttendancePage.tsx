import { ComingPage } from '@/shared/ui/coming-page'
import { ClubTabs } from '@/widgets/app-shell'

export const AttendancePage = () => (
  <ComingPage title="Attendance" tabs={<ClubTabs />}>
    A grid of athletes by dates to mark who was there, with totals on both edges.
  </ComingPage>
)
