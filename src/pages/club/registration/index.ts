export { RegistrationPage } from './ui/RegistrationPage'
