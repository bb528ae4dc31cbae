import { ComingPage } from '@/shared/ui/coming-page'

export const LibraryPage = () => (
  <ComingPage title="Library">The way into drills, sets, programs, ranks and standards, with what is new.</ComingPage>
)
