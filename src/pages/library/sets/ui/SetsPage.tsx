import { ComingPage } from '@/shared/ui/coming-page'

export const SetsPage = () => (
  <ComingPage title="Sets">The library of training sets, ready to be used in a workout.</ComingPage>
)
