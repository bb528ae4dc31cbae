import { builder } from '../../builder'
import { connectionType, nestedPage, pageArgs, pageOf } from '../../connection'
import { LeagueClubRelConnection } from '../leagues/league-club-rel.type'
import { listRelationsOfClubs } from '../leagues/league-club-rel.repo'
import { countAthletes, countTeams, listClubs, type ClubRow } from './club.repo'
import { TeamConnection } from './team.type'
import { listTeamsOfClubs } from './team.repo'

const number = (text: string | null): number | null => (text === null ? null : Number(text))

export const ClubRef = builder.objectRef<ClubRow>('Club').implement({
  fields: (t) => ({
    clubId: t.exposeInt('club_id'),
    clubCode: t.exposeString('club_code'),
    clubName: t.exposeString('club_name'),
    clubDesc: t.exposeString('club_desc'),
    logo: t.exposeString('logo'),
    email: t.exposeString('email'),
    countryId: t.exposeInt('country_id'),
    year: t.exposeInt('year'),
    userId: t.exposeInt('user_id', { description: 'Who added the club.' }),
    visibility: t.exposeInt('visibility'),
    createDate: t.expose('create_date', { type: 'Date' }),
    latitude: t.float({ resolve: ({ latitude }) => number(latitude) }),
    longitude: t.float({ resolve: ({ longitude }) => number(longitude) }),
    timeZone: t.exposeString('time_zone'),
    website: t.exposeString('website'),
    reviewsUrl: t.exposeString('reviews_url'),
    facebookUrl: t.exposeString('facebook_url'),
    instagramUrl: t.exposeString('instagram_url'),
    xUrl: t.exposeString('x_url'),
    tiktokUrl: t.exposeString('tiktok_url'),
    youtubeUrl: t.exposeString('youtube_url'),
    discordUrl: t.exposeString('discord_url'),
    publicResults: t.exposeInt('public_results'),
    membersSeeMembers: t.exposeInt('members_see_members'),
    unclaimed: t.exposeInt('unclaimed'),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
    athletesCount: t.int({
      resolve: async ({ club_id }, _args, { load }) => (await load(countAthletes, club_id)) ?? 0,
    }),
    groupsCount: t.int({ resolve: async ({ club_id }, _args, { load }) => (await load(countTeams, club_id)) ?? 0 }),
    teams: t.field({
      type: TeamConnection,
      args: pageArgs(t.arg),
      resolve: async ({ club_id }, args, { load }) => {
        const teams = await load(listTeamsOfClubs, club_id)
        return nestedPage(teams?.nodes, args, teams?.totalCount)
      },
    }),
    leagueClubRels: t.field({
      type: LeagueClubRelConnection,
      args: pageArgs(t.arg),
      resolve: async ({ club_id }, args, { load }) => nestedPage(await load(listRelationsOfClubs, club_id), args),
    }),
  }),
})

export const ClubConnection = connectionType('Club', ClubRef)

// allClubs is the same list under the name that the map and the shell call it by
for (const name of ['allClub', 'allClubs'] as const) {
  builder.queryField(name, (t) =>
    t.field({
      type: ClubConnection,
      args: {
        clubId: t.arg.int(),
        clubName: t.arg.string(),
        leagueSeqno: t.arg.int(),
        search: t.arg.string(),
        ...pageArgs(t.arg),
      },
      resolve: async (_root, args, { db }) => listClubs(await db(), args, pageOf(args)),
    }),
  )
}
