export { AppShell } from './ui/AppShell'
export { ClubTabs } from './ui/ClubTabs'
export { Footer } from './ui/Footer'
