export { leagueCache } from './api/cache'
export { AllLeaguesQuery } from './api/league'
export { leaguesOf, useLeagues, type LeagueEntry } from './model/use-leagues'
