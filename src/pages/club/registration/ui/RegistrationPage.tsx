import { ComingPage } from '@/shared/ui/coming-page'

export const RegistrationPage = () => (
  <ComingPage title="Register for a tryout">
    A form for parents to register a child for a tryout, with the club’s forms to accept.
  </ComingPage>
)
