import { ComingPage } from '@/shared/ui/coming-page'

export const LeagueHomePage = () => (
  <ComingPage title="League Home">
    The league’s profile, its member clubs, the next meets and the latest records.
  </ComingPage>
)
