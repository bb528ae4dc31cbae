import { ComingPage } from '@/shared/ui/coming-page'

export const CategoriesPage = () => (
  <ComingPage title="Artifacts">Categories and their values, which the pickers of all screens offer.</ComingPage>
)
