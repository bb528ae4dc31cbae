import { clubsWith, staffLeagues, type Viewer } from 'contracts/viewer'
import type { RequestInfo } from '../../context'
import type { SessionSettings } from '../../db/transaction'

const roles = { anonymous: 'anonymous', User: 'user', Administrator: 'administrator' } as const

/** What row-level security is told about the viewer. */
export function sessionSettings(viewer: Viewer, request: RequestInfo): SessionSettings {
  return {
    role: roles[viewer.role],
    userId: viewer.userId,
    clubs: viewer.clubs.map(({ clubId }) => clubId),
    staffClubs: clubsWith(viewer, 'COACH'),
    leagueClubs: viewer.leagueClubs,
    leagues: staffLeagues(viewer),
    people: viewer.people,
    origin: request.address,
  }
}
