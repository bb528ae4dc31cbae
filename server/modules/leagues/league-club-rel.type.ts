import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { listRelations, type LeagueClubRelRow } from './league-club-rel.repo'

export const LeagueClubRelRef = builder.objectRef<LeagueClubRelRow>('LeagueClubRel').implement({
  description: 'The membership of a club in a league.',
  fields: (t) => ({
    seqno: t.exposeInt('seqno'),
    leagueSeqno: t.exposeInt('league_seqno'),
    leagueName: t.exposeString('league_name'),
    clubId: t.exposeInt('club_id'),
    clubName: t.exposeString('club_name'),
    clubCode: t.exposeString('club_code'),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

export const LeagueClubRelConnection = connectionType('LeagueClubRel', LeagueClubRelRef)

builder.queryField('allLeagueClubRel', (t) =>
  t.field({
    type: LeagueClubRelConnection,
    args: { leagueSeqno: t.arg.int(), clubId: t.arg.int(), ...pageArgs(t.arg) },
    resolve: async (_root, args, { db }) => listRelations(await db(), args, pageOf(args)),
  }),
)
