export { SignInPage } from './ui/SignInPage'
export { SignUpPage } from './ui/SignUpPage'
