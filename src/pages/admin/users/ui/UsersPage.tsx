import { ComingPage } from '@/shared/ui/coming-page'

export const UsersPage = () => (
  <ComingPage title="Users">All accounts with their role and their access to clubs and leagues.</ComingPage>
)
