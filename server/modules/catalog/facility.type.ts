import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { listFacilities, type FacilityRow } from './facility.repo'

const degrees = (text: string | null): number | null => (text === null ? null : Number(text))

export const FacilityRef = builder.objectRef<FacilityRow>('Facility').implement({
  fields: (t) => ({
    facilityId: t.exposeInt('id'),
    id: t.exposeInt('id', { description: 'The same as facilityId.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    desc: t.exposeString('description', { description: 'The same as description.' }),
    contactInfo: t.exposeString('contact_info'),
    urlToDetails: t.exposeString('url_to_details'),
    type: t.exposeString('type'),
    address: t.exposeString('address'),
    city: t.exposeString('city'),
    countryId: t.exposeInt('country_id'),
    latitude: t.float({ resolve: ({ latitude }) => degrees(latitude) }),
    longitude: t.float({ resolve: ({ longitude }) => degrees(longitude) }),
    timeZone: t.exposeString('time_zone'),
    lanes: t.exposeInt('lanes'),
    tag: t.string({
      description: 'A list as JSON text.',
      resolve: ({ tag }) => (tag === null ? null : JSON.stringify(tag)),
    }),
    state: t.exposeString('state'),
    leagueSeqno: t.exposeInt('league_seqno'),
    userId: t.exposeInt('user_id'),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

const FacilityConnection = connectionType('Facility', FacilityRef)

builder.queryField('allFacility', (t) =>
  t.field({
    type: FacilityConnection,
    args: {
      facilityId: t.arg.int(),
      type: t.arg.string(),
      state: t.arg.string(),
      countryId: t.arg.int(),
      search: t.arg.string({ description: 'Part of the name, city or address.' }),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, args, { db }) => listFacilities(await db(), args, pageOf(args)),
  }),
)
