import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { listRanks, type RankRow } from './rank.repo'

export const RankRef = builder.objectRef<RankRow>('Rank').implement({
  description: 'A named level of a classification, reached by standards.',
  fields: (t) => ({
    rankId: t.exposeInt('rank_id'),
    rankCode: t.exposeString('rank_code'),
    rankName: t.exposeString('rank_name'),
    rankDesc: t.exposeString('rank_desc'),
    rankClassification: t.exposeString('rank_classification'),
    rankColor: t.exposeString('rank_color'),
    rankLogo: t.exposeString('rank_logo'),
    rankLogoKey: t.exposeString('rank_logo_key'),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

const RankConnection = connectionType('Rank', RankRef)

builder.queryField('allRankLib', (t) =>
  t.field({
    type: RankConnection,
    args: {
      rankId: t.arg.int(),
      rankClassification: t.arg.string(),
      search: t.arg.string(),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, args, { db }) => listRanks(await db(), args, pageOf(args)),
  }),
)
