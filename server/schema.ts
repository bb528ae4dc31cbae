import './graphql/scalars'
import './modules/auth/session.type'
import './modules/auth/user-access.type'
import './modules/auth/user.type'
import './modules/catalog/category.type'
import './modules/clubs/club.type'
import './modules/clubs/team.type'
import './modules/competition/record-list.type'
import './modules/competition/result-list.type'
import './modules/competition/result.type'
import './modules/files/import-calls.type'
import './modules/files/import-preview.type'
import './modules/files/import-progress.type'
import './modules/leagues/league.type'
import './modules/leagues/league-club-rel.type'
import { builder } from './builder'

/** The whole schema; fails where the permission table does not cover it. */
export const schema = builder.toSchema()
