import { validateAll } from 'contracts/merge'
import { resultsFilter } from 'contracts/results-filter'
import { builder } from '../../builder'
import { checkedInput } from '../../checked-input'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { listResults, type RankedResult } from './result-list'
import { swimFields, timeText } from './swim-fields'

const ResultRowRef = builder.objectRef<RankedResult>('ResultRow').implement({
  description:
    'A swim in a results list. What depends on the arguments (rank, what is new) makes it a row, not an entity.',
  fields: (t) => ({
    ...swimFields(t),
    rankClassification: t.exposeString('rankClassification'),
    athRank: t.int({
      description: 'rankId of the best rank whose standard the time meets.',
      resolve: ({ rank }) => rank?.rankId ?? null,
    }),
    athRankName: t.string({ resolve: ({ rank }) => rank?.rankName ?? null }),
    nextRankName: t.exposeString('nextRankName'),
    timeToNextRank: t.string({
      description: 'Gap to the next faster rank; null at the top.',
      resolve: (row) => timeText(row.timeToNextRank),
    }),
    timeToNextRankHundredths: t.exposeInt('timeToNextRank'),
    isNew: t.exposeBoolean('isNew', { description: 'A best of the athlete, swum within isNewDays.' }),
  }),
})

const ResultRowConnection = connectionType('ResultRow', ResultRowRef)

builder.queryField('resultsList', (t) =>
  t.field({
    type: ResultRowConnection,
    args: {
      gender: t.arg.string(),
      tagSl: t.arg.string({ description: 'Tag of the library event.' }),
      leagueSeqno: t.arg.int(),
      clubId: t.arg.int(),
      teamId: t.arg.int({ description: 'Team at the swim.' }),
      athleteId: t.arg.int(),
      ageFrom: t.arg.int({ description: 'Age at the swim under the rule of the meet, inclusive.' }),
      ageTo: t.arg.int(),
      stroke: t.arg.string(),
      distance: t.arg.int({ description: 'Of one leg. With stroke and noOfLegs it names one event.' }),
      noOfLegs: t.arg.int({ description: '1 for individual events.' }),
      fromDate: t.arg.string(),
      toDate: t.arg.string(),
      facilityType: t.arg.string({ description: 'Required: LCM, SCM, SCY or the code of an odd pool.' }),
      bestOnly: t.arg.boolean({ description: 'One swim per athlete, event and course.' }),
      isNewDays: t.arg.int({ description: 'Default 30.' }),
      onlyNew: t.arg.boolean({ description: 'Only swims that are new.' }),
      rankClassification: t.arg.string({ description: "Default: that of the club's league, else the first by name." }),
      inAthleteStatus: t.arg.stringList(),
      search: t.arg.string({ description: 'Part of the name of the athlete.' }),
      orderBy: t.arg.string({
        description:
          'event (default), lastName, firstName, resultDate, resultTime, place, meetName; -resultDate turns it round.',
      }),
      includeLeadOffs: t.arg.boolean({
        description: 'Relay lead-offs as swims of their own. Default: with bestOnly or athleteId.',
      }),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, args, { db, viewer }) => {
      const { offset: _offset, limit: _limit, onlyNew, includeLeadOffs, ...given } = args
      const filter = checkedInput(validateAll(resultsFilter, given))
      const bestOnly = filter.bestOnly ?? false
      const leadOffs = includeLeadOffs ?? (bestOnly || filter.athleteId != null)
      const today = new Date().toISOString().slice(0, 10)
      const page = pageOf(args)
      return listResults(await db(), viewer, { ...filter, bestOnly, leadOffs, onlyNew }, page, today)
    },
  }),
)
