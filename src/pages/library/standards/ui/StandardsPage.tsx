import { ComingPage } from '@/shared/ui/coming-page'

export const StandardsPage = () => (
  <ComingPage title="Standards">
    Qualification standards by gender, course and classification, with an editor.
  </ComingPage>
)
