import { ComingPage } from '@/shared/ui/coming-page'

export const RankLibraryPage = () => (
  <ComingPage title="Rank Library">The ranks of each classification with their colours and logos.</ComingPage>
)
