import { ComingPage } from '@/shared/ui/coming-page'

export const LeaguesPage = () => <ComingPage title="Leagues">All leagues and the clubs that belong to them.</ComingPage>
