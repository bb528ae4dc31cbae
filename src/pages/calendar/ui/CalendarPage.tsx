import { ComingPage } from '@/shared/ui/coming-page'

export const CalendarPage = () => (
  <ComingPage title="Calendar">
    The club’s meets and training by day, week and month, linked to your own calendar.
  </ComingPage>
)
