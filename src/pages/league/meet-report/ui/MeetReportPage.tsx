import { ComingPage } from '@/shared/ui/coming-page'

export const MeetReportPage = () => (
  <ComingPage title="Meet Report">
    A pivot over the results of the league’s meets, with profiles to save and share.
  </ComingPage>
)
