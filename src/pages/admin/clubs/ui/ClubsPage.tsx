import { ComingPage } from '@/shared/ui/coming-page'

export const ClubsPage = () => (
  <ComingPage title="Clubs">All clubs, with their place on the map and who may see them.</ComingPage>
)
