import { builder } from '../../builder'
import { connectionType, nestedPage, pageArgs, pageOf } from '../../connection'
import { listFeesOfTeams, listTeams, type TeamFeeRow, type TeamRow } from './team.repo'

const TeamFeeRef = builder.objectRef<TeamFeeRow>('TeamFee').implement({
  fields: (t) => ({
    seqNo: t.exposeInt('seq_no'),
    feeType: t.exposeString('fee_type'),
    amount: t.exposeInt('amount'),
    billingFrequency: t.exposeString('billing_frequency'),
    isMandatory: t.exposeInt('is_mandatory'),
    notes: t.exposeString('notes'),
  }),
})
const TeamFeeConnection = connectionType('TeamFee', TeamFeeRef)

export const TeamRef = builder.objectRef<TeamRow>('Team').implement({
  description: 'A team of a club, also called a group.',
  fields: (t) => ({
    teamId: t.exposeInt('team_id'),
    teamName: t.exposeString('team_name'),
    year: t.exposeInt('year'),
    toYear: t.exposeInt('to_year'),
    clubId: t.exposeInt('club_id'),
    visibility: t.exposeInt('visibility'),
    sportType: t.exposeString('sport_type'),
    logo: t.exposeString('logo'),
    orderOnUi: t.exposeInt('order_on_ui'),
    competitiveFlag: t.exposeInt('competitive_flag'),
    studentCoachRatio: t.exposeInt('student_coach_ratio'),
    monthlyFee: t.exposeInt('monthly_fee'),
    registrationFee: t.exposeInt('registration_fee'),
    fundrasingFee: t.exposeInt('fundrasing_fee'),
    maxAthletes: t.exposeInt('max_athletes'),
    coaches: t.exposeString('coaches'),
    teamDescription: t.exposeString('team_description'),
    commitmentRequirements: t.exposeString('commitment_requirements'),
    formsToSign: t.exposeString('forms_to_sign'),
    paymentLink: t.exposeString('payment_link'),
    webpage: t.exposeString('webpage'),
    fees: t.field({
      type: TeamFeeConnection,
      args: pageArgs(t.arg),
      resolve: async ({ team_id }, args, { load }) => nestedPage(await load(listFeesOfTeams, team_id), args),
    }),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

export const TeamConnection = connectionType('Team', TeamRef)

builder.queryField('allGroup', (t) =>
  t.field({
    type: TeamConnection,
    args: { clubId: t.arg.int(), search: t.arg.string(), ...pageArgs(t.arg) },
    resolve: async (_root, args, { db }) => listTeams(await db(), args, pageOf(args)),
  }),
)
