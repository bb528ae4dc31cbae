import { ComingPage } from '@/shared/ui/coming-page'

export const ProfilePage = () => (
  <ComingPage title="User profile">Your name, photo, language, password and default club.</ComingPage>
)
