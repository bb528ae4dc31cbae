import { ComingPage } from '@/shared/ui/coming-page'

export const DrillsPage = () => (
  <ComingPage title="Drills" isBare>
    Drills with videos, filters by sport, level and tag, and your favourites.
  </ComingPage>
)
