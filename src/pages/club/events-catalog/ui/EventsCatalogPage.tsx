import { ComingPage } from '@/shared/ui/coming-page'

export const EventsCatalogPage = () => (
  <ComingPage title="Events Catalog">The club’s camps, clinics and other events, with places and dates.</ComingPage>
)
