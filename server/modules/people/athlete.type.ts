import { ageByRule } from 'contracts/age'
import { builder } from '../../builder'
import { selectedFields } from '../../graphql/selected-fields'
import { connectionType, DeleteResultRef, pageArgs, pageOf } from '../../connection'
import { identifiersOfPeople, listAthletes, type AthleteRow, type IdentifierRow } from './athlete.repo'
import { mergePerson, removePerson } from './merge-athlete'

const ageToday = ({ birth_date, birth_year_only }: AthleteRow): number | null =>
  ageByRule(birth_date === null ? null : { date: birth_date, yearOnly: birth_year_only }, 'DAY_OF_SWIM', {
    swimDate: new Date().toISOString().slice(0, 10),
  })

const PersonIdentifierRef = builder.objectRef<IdentifierRow>('PersonIdentifier').implement({
  description: 'An id that a federation gave.',
  fields: (t) => ({ scheme: t.exposeString('scheme'), value: t.exposeString('value') }),
})

export const AthleteRef = builder.objectRef<AthleteRow>('Athlete').implement({
  description: 'A person of a club. athleteId and personId are the same.',
  fields: (t) => ({
    athleteId: t.exposeInt('person_id'),
    personId: t.exposeInt('person_id'),
    firstName: t.exposeString('first_name'),
    lastName: t.exposeString('last_name'),
    preferredName: t.exposeString('preferred_name'),
    middleInitial: t.exposeString('middle_initial'),
    gender: t.exposeString('gender'),
    age: t.int({ description: 'In years, today.', resolve: ageToday }),
    birthDate: t.expose('birth_date', { type: 'Date' }),
    birthYearOnly: t.int({
      description: '1: day and month of birthDate are not known.',
      resolve: (row) => Number(row.birth_year_only),
    }),
    clubId: t.exposeInt('club_id'),
    clubName: t.exposeString('club_name'),
    teamId: t.exposeInt('team_id'),
    teamName: t.exposeString('team_name'),
    status: t.exposeString('status'),
    photo: t.exposeString('photo'),
    phone: t.exposeString('phone'),
    email: t.exposeString('email'),
    language: t.exposeString('language'),
    country: t.exposeString('country'),
    homeAddress: t.exposeString('home_address'),
    postalCode: t.exposeString('postal_code'),
    occupation: t.exposeString('occupation'),
    sourceOfInformation: t.exposeString('source_of_information'),
    additionalInfo: t.exposeString('additional_info'),
    otherInfo: t.exposeString('other_info'),
    leadId: t.exposeInt('lead_id'),
    eventId: t.exposeInt('event_id'),
    startMembership: t.expose('start_membership', { type: 'Date' }),
    endMembership: t.expose('end_membership', { type: 'Date' }),
    formsSigned: t.exposeString('forms_signed'),
    participationDays: t.exposeString('participation_days'),
    registrationState: t.exposeString('registration_state'),
    tryoutDatetime: t.expose('tryout_datetime', { type: 'DateTime' }),
    volunteerPreference: t.exposeString('volunteer_preference'),
    identifiers: t.field({
      type: [PersonIdentifierRef],
      resolve: async ({ person_id }, _args, { load }) => (await load(identifiersOfPeople, person_id)) ?? [],
    }),
    createDate: t.expose('created_at', { type: 'DateTime' }),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

const AthleteConnection = connectionType('Athlete', AthleteRef)

builder.queryField('allAthlete', (t) =>
  t.field({
    type: AthleteConnection,
    args: {
      athleteId: t.arg.int(),
      clubId: t.arg.int(),
      teamId: t.arg.int(),
      email: t.arg.string({ description: 'Whole address. Finds people whose address the caller may read.' }),
      status: t.arg.string({ description: 'Finds people whose status the caller may read.' }),
      competitiveFlag: t.arg.int({ description: 'Of the team.' }),
      search: t.arg.string({ description: 'Part of the name.' }),
      orderBy: t.arg.string({
        description: 'lastName, firstName, age, birthDate, status, teamName …; -lastName turns it round.',
      }),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, args, { db, viewer }, info) =>
      listAthletes(await db(), viewer, args, pageOf(args), selectedFields(info)),
  }),
)

const AthleteInput = builder.inputType('AthleteInput', {
  fields: (t) => ({
    athleteId: t.int(),
    personId: t.int(),
    firstName: t.string(),
    lastName: t.string(),
    preferredName: t.string(),
    middleInitial: t.string(),
    status: t.string(),
    birthDate: t.string(),
    birthYearOnly: t.int(),
    photo: t.string(),
    phone: t.string(),
    sourceOfInformation: t.string(),
    additionalInfo: t.string(),
    homeAddress: t.string(),
    postalCode: t.string(),
    occupation: t.string(),
    gender: t.string(),
    email: t.string(),
    language: t.string(),
    country: t.string(),
    teamId: t.int(),
    leadId: t.int(),
    eventId: t.int(),
    startMembership: t.string(),
    endMembership: t.string(),
    formsSigned: t.string(),
    participationDays: t.string(),
    registrationState: t.string(),
    tryoutDatetime: t.string(),
    volunteerPreference: t.string(),
    clubId: t.int(),
    otherInfo: t.string(),
    createDate: t.string(),
    updateDate: t.string({ description: 'Stamped by the server, whatever is sent.' }),
    ifUpdateDate: t.string({ description: 'updateDate of the copy that was changed; a stale one is refused.' }),
    updateSource: t.string(),
  }),
})

builder.mutationFields((t) => ({
  athleteMerge: t.field({
    type: AthleteRef,
    args: { data: t.arg({ type: AthleteInput, required: true }) },
    resolve: (_root, { data }, context) => mergePerson(context, 'Mutation.athleteMerge', data),
  }),
  athleteAddUpdate: t.field({
    type: AthleteRef,
    args: { athleteData: t.arg({ type: AthleteInput, required: true }) },
    resolve: (_root, { athleteData }, context) => mergePerson(context, 'Mutation.athleteAddUpdate', athleteData),
  }),
  personMerge: t.field({
    type: AthleteRef,
    args: { programData: t.arg({ type: AthleteInput, required: true }) },
    resolve: (_root, { programData }, context) => mergePerson(context, 'Mutation.personMerge', programData),
  }),
  personDelete: t.field({
    type: DeleteResultRef,
    args: { personId: t.arg.int({ required: true }) },
    resolve: (_root, { personId }, context) => removePerson(context, personId),
  }),
}))
