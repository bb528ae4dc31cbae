import { ComingPage } from '@/shared/ui/coming-page'

export const ProgramsPage = () => (
  <ComingPage title="Programs">
    Training programs with workouts and sets, written as text or built as a tree.
  </ComingPage>
)
