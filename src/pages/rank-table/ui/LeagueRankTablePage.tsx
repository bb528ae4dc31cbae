import { ComingPage } from '@/shared/ui/coming-page'

export const LeagueRankTablePage = () => (
  <ComingPage title="Ranks">Every swim that counts, by event, age and course, with ranks and points.</ComingPage>
)
