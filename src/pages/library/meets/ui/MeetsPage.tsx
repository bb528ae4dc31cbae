import { ComingPage } from '@/shared/ui/coming-page'

export const MeetsPage = () => <ComingPage title="Meets">Meets with their sessions and events in order.</ComingPage>
