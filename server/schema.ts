import './graphql/scalars'
import './modules/auth/session.type'
import './modules/auth/user-access.type'
import './modules/auth/user.type'
import { builder } from './builder'

/** The whole schema; fails where the permission table does not cover it. */
export const schema = builder.toSchema()
