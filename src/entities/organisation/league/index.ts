export { leagueCache } from './api/cache'
export { leaguesOf, useLeagues, type LeagueEntry } from './model/use-leagues'
