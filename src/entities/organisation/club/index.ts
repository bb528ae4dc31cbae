export { clubCache } from './api/cache'
export { AllClubsQuery, ClubByIdQuery, ClubSummary } from './api/club'
export { ClubBadge } from './ui/ClubBadge'
