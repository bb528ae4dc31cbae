import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { rateResult, type RatedResult } from './result-list'
import { legsOfResults, type ResultLegRow } from './result-leg.repo'
import { resultScope } from './result-scope'
import { listClubResults } from './result.repo'
import { swimFields, timeText } from './swim-fields'

const ResultLegRef = builder.objectRef<ResultLegRow>('ResultLeg').implement({
  description: 'One leg of a relay. A swimmer of the file who is no person here has swimmerName only.',
  fields: (t) => ({
    leg: t.exposeInt('leg'),
    athleteId: t.exposeInt('person_id'),
    firstName: t.exposeString('first_name'),
    lastName: t.exposeString('last_name'),
    swimmerName: t.exposeString('swimmer_name'),
    time: t.string({ resolve: (row) => timeText(row.time_hundredths) }),
    timeHundredths: t.exposeInt('time_hundredths'),
    reactionHundredths: t.exposeInt('reaction_hundredths'),
  }),
})

export const ResultRef = builder.objectRef<RatedResult>('Result').implement({
  fields: (t) => ({
    ...swimFields(t),
    legs: t.field({
      type: [ResultLegRef],
      description: 'Of a relay, as far as they are known.',
      resolve: async ({ result_id }, _args, { load }) => (await load(legsOfResults, result_id)) ?? [],
    }),
  }),
})

const ResultConnection = connectionType('Result', ResultRef)

builder.queryField('allResults', (t) =>
  t.field({
    type: ResultConnection,
    description: 'The results of the clubs that the viewer sees, newest first.',
    args: {
      clubId: t.arg.int(),
      resultId: t.arg.int(),
      athleteId: t.arg.int(),
      meetId: t.arg.int(),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, args, context) => {
      const db = await context.db()
      const scope = await resultScope(db, context.viewer, args)
      const { nodes, totalCount } = await listClubResults(db, scope, args, pageOf(args))
      return { nodes: nodes.map((row) => rateResult(row, scope.reference)), totalCount }
    },
  }),
)
