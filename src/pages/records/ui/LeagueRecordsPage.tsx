import { ComingPage } from '@/shared/ui/coming-page'

export const LeagueRecordsPage = () => (
  <ComingPage title="Records">The best swims per event for men and women, with date, club and age range.</ComingPage>
)
