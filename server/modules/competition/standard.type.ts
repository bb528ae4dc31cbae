import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { listStandards, type StandardListRow } from './standard.repo'
import { timeText } from './swim-fields'

export const StandardRef = builder.objectRef<StandardListRow>('Standard').implement({
  description: 'The time to reach for a rank in one event, course, gender and age group.',
  fields: (t) => ({
    standardId: t.exposeInt('standard_id'),
    setLibSetId: t.exposeInt('set_lib_id'),
    eventDesc: t.string({ resolve: ({ set_name, set_desc }) => set_name ?? set_desc }),
    distance: t.exposeInt('distance', { description: 'Of one leg.' }),
    stroke: t.exposeString('stroke'),
    noOfLegs: t.exposeInt('legs', { description: '1 for individual events.' }),
    rankId: t.exposeInt('rank_id'),
    rankName: t.exposeString('rank_name'),
    standardTime: t.string({ resolve: ({ time_hundredths }) => timeText(time_hundredths) }),
    timeHundredths: t.exposeInt('time_hundredths'),
    effectiveDate: t.expose('effective_date', { type: 'Date' }),
    validTo: t.expose('valid_to', { type: 'Date' }),
    comments: t.exposeString('comments'),
    gender: t.exposeString('gender'),
    facilityType: t.exposeString('facility_type'),
    classification: t.exposeString('classification'),
    ageFrom: t.exposeInt('age_from'),
    ageTo: t.exposeInt('age_to'),
    kind: t.exposeString('kind', { description: 'max: as fast or faster reaches it. min: it never gives a rank.' }),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

const StandardConnection = connectionType('Standard', StandardRef)

builder.queryField('allStandards', (t) =>
  t.field({
    type: StandardConnection,
    args: {
      standardId: t.arg.int(),
      setLibSetId: t.arg.int(),
      rankId: t.arg.int(),
      gender: t.arg.string(),
      facilityType: t.arg.string(),
      classification: t.arg.string(),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, args, { db }) => listStandards(await db(), args, pageOf(args)),
  }),
)
