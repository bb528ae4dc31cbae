import { ComingPage } from '@/shared/ui/coming-page'

export const MapPage = () => (
  <ComingPage title="Map" isBare>
    A world map of meets, clubs and facilities.
  </ComingPage>
)
