import { ComingPage } from '@/shared/ui/coming-page'

export const ActivitiesPage = () => (
  <ComingPage title="Activities">Energy zones with their codes, heart rates, durations and colours.</ComingPage>
)
