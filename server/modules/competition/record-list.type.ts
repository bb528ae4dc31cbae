import { validateAll } from 'contracts/merge'
import { joinHolders } from 'contracts/record'
import { recordsFilter } from 'contracts/records-filter'
import { builder } from '../../builder'
import { checkedInput } from '../../checked-input'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { listRecords, type RecordHolder, type RecordRow } from './record-list'
import { swimFields, timeText } from './swim-fields'

const RelaySwimmerRef = builder.objectRef<RecordHolder['swimmers'][number]>('RelaySwimmer').implement({
  fields: (t) => ({
    athleteId: t.exposeInt('athleteId'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
  }),
})

const RecordHolderRef = builder.objectRef<RecordHolder>('RecordHolder').implement({
  description: 'A swim that holds a record, alone or jointly.',
  fields: (t) => ({
    ...swimFields(t),
    state: t.exposeString('state', { description: 'official or unofficial' }),
    swimmers: t.field({ type: [RelaySwimmerRef], description: 'Of a relay, by leg.', resolve: (row) => row.swimmers }),
  }),
})

/** First names of a swimmer, or of a relay's swimmers as far as they are known, else its letter. */
const firstNames = (holder: RecordHolder): string =>
  holder.first_name ??
  (holder.swimmers.map(({ firstName }) => firstName).join(', ') || `Relay ${holder.relay_letter ?? ''}`.trim())

const lastNames = (holder: RecordHolder): string =>
  holder.last_name ?? holder.swimmers.map(({ lastName }) => lastName).join(', ')

const joined = (holders: readonly RecordHolder[], of: (holder: RecordHolder) => string): string | null =>
  holders.length > 0 ? joinHolders(holders.map(of)) : null

const RecordRowRef = builder.objectRef<RecordRow>('RecordRow').implement({
  description: 'The records of one event on one course: male, female and mixed. Joint holders are joined by " / ".',
  fields: (t) => {
    const half = <Name extends string>(name: Name, gender: keyof RecordRow['holders']) => ({
      [`${name}FirstName`]: t.string({ resolve: ({ holders }) => joined(holders[gender], firstNames) }),
      [`${name}LastName`]: t.string({ resolve: ({ holders }) => joined(holders[gender], lastNames) }),
      [`${name}Time`]: t.string({ resolve: ({ holders }) => timeText(holders[gender][0]?.time_hundredths ?? null) }),
      [`${name}TimeHundredths`]: t.int({ resolve: ({ holders }) => holders[gender][0]?.time_hundredths ?? null }),
      [`${name}Date`]: t.field({
        type: 'Date',
        description: 'Of the earliest holder.',
        resolve: ({ holders }) => holders[gender][0]?.result_date ?? null,
      }),
      [`${name}ClubName`]: t.string({
        resolve: ({ holders }) => {
          const clubs = [...new Set(holders[gender].map(({ club_name }) => club_name ?? ''))]
          return clubs.length > 0 ? joinHolders(clubs) : null
        },
      }),
    })
    return {
      setLibSetId: t.int({ resolve: ({ event }) => event.setLibId }),
      eventDesc: t.string({ resolve: ({ event }) => event.name }),
      distance: t.int({ description: 'Of one leg.', resolve: ({ event }) => event.distance }),
      stroke: t.string({ resolve: ({ event }) => event.stroke }),
      noOfLegs: t.int({ description: '1 for individual events.', resolve: ({ event }) => event.legs }),
      facilityType: t.exposeString('facilityType'),
      ...half('male', 'M'),
      ...half('female', 'F'),
      ...half('mixed', 'X'),
      holders: t.field({
        type: [RecordHolderRef],
        resolve: ({ holders: { M, F, X } }) => [...M, ...F, ...X],
      }),
    }
  },
})

const RecordRowConnection = connectionType('RecordRow', RecordRowRef)

builder.queryField('recordsList', (t) =>
  t.field({
    type: RecordRowConnection,
    args: {
      leagueSeqno: t.arg.int(),
      clubId: t.arg.int(),
      teamId: t.arg.int({ description: 'Team at the swim.' }),
      ageFrom: t.arg.int({ description: 'Age at the swim under the rule of the meet, inclusive.' }),
      ageTo: t.arg.int(),
      facilityType: t.arg.string({ description: 'Without one, each course has its rows.' }),
      stroke: t.arg.string(),
      includeUnofficial: t.arg.boolean({ description: 'Default no: official results only.' }),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, { offset, limit, stroke, ...given }, { db, viewer }) => {
      const filter = checkedInput(validateAll(recordsFilter, given))
      const includeUnofficial = filter.includeUnofficial ?? false
      return listRecords(await db(), viewer, { ...filter, stroke, includeUnofficial }, pageOf({ offset, limit }))
    },
  }),
)
