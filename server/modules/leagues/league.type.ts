import { builder } from '../../builder'
import { connectionType, nestedPage, pageArgs, pageOf } from '../../connection'
import { LeagueClubRelConnection } from './league-club-rel.type'
import { listRelationsOfLeagues } from './league-club-rel.repo'
import { listLeagues, type LeagueRow } from './league.repo'

export const LeagueRef = builder.objectRef<LeagueRow>('League').implement({
  fields: (t) => ({
    seqno: t.exposeInt('seqno'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    logo: t.exposeString('logo'),
    sport: t.exposeString('sport'),
    website: t.exposeString('website'),
    params: t.expose('params', { type: 'JSON' }),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
    leagueClubRels: t.field({
      type: LeagueClubRelConnection,
      args: pageArgs(t.arg),
      resolve: async ({ seqno }, args, { load }) => nestedPage(await load(listRelationsOfLeagues, seqno), args),
    }),
  }),
})

const LeagueConnection = connectionType('League', LeagueRef)

// getAllLeagues is the same list under the name that the shell calls it by
for (const name of ['allLeague', 'getAllLeagues'] as const) {
  builder.queryField(name, (t) =>
    t.field({
      type: LeagueConnection,
      args: { seqno: t.arg.int(), search: t.arg.string(), ...pageArgs(t.arg) },
      resolve: async (_root, args, { db }) => listLeagues(await db(), args, pageOf(args)),
    }),
  )
}
