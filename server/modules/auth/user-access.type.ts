import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { listAccess, type UserAccessRow } from './user-access.repo'

export const UserAccessRef = builder.objectRef<UserAccessRow>('UserAccess').implement({
  description: 'What a user may do in a club or, with a leagueSeqno, in a league.',
  fields: (t) => ({
    seqNo: t.exposeInt('seq_no'),
    userId: t.exposeInt('user_id'),
    clubId: t.exposeInt('club_id'),
    clubName: t.exposeString('club_name'),
    leagueSeqno: t.exposeInt('league_seqno'),
    leagueName: t.exposeString('league_name'),
    accessLevel: t.exposeString('access_level'),
    isDefault: t.exposeInt('is_default'),
    membersSeeMembers: t.exposeInt('members_see_members'),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

export const UserAccessConnection = connectionType('UserAccess', UserAccessRef)

builder.queryField('allUserAcces', (t) =>
  t.field({
    type: UserAccessConnection,
    args: { userId: t.arg.int(), clubId: t.arg.int(), leagueSeqno: t.arg.int(), ...pageArgs(t.arg) },
    resolve: async (_root, args, context) => listAccess(await context.db(), args, pageOf(args)),
  }),
)
