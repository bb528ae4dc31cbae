import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import { UserAccessConnection } from './user-access.type'
import { listAccessOfUsers } from './user-access.repo'
import { mergeUser } from './user-merge'
import { findUser, listExternalIds, listUsers, type UserRow } from './user.repo'

const isViewer = (row: UserRow, { viewer }: Context) => row.user_id === viewer.userId

export const UserRef = builder.objectRef<UserRow>('User').implement({
  fields: (t) => ({
    userId: t.exposeInt('user_id'),
    userName: t.exposeString('user_name'),
    userEmail: t.exposeString('user_email'),
    emailConfirmed: t.boolean({ resolve: ({ email_confirmed_at }) => email_confirmed_at !== null }),
    gender: t.exposeString('gender'),
    birthDate: t.expose('birth_date', { type: 'Date' }),
    photo: t.exposeString('photo'),
    role: t.exposeString('role'),
    state: t.exposeString('state'),
    country: t.exposeString('country'),
    language: t.exposeString('language'),
    googleId: t.string({
      resolve: async ({ user_id }, _args, { load }) => (await load(listExternalIds, user_id))?.google,
    }),
    facebookId: t.string({
      resolve: async ({ user_id }, _args, { load }) => (await load(listExternalIds, user_id))?.facebook,
    }),
    createDate: t.expose('create_date', { type: 'DateTime' }),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
    userAccess: t.field({
      type: UserAccessConnection,
      resolve: async ({ user_id }, _args, { load }) => {
        const nodes = (await load(listAccessOfUsers, user_id)) ?? []
        return { nodes, totalCount: nodes.length }
      },
    }),
    leagueClubs: t.intList({
      description: 'Of oneself: member clubs of the leagues that one is staff of.',
      resolve: (row, _args, context) => (isViewer(row, context) ? [...context.viewer.leagueClubs] : null),
    }),
    people: t.intList({
      description: 'Of oneself: ids of the persons that one is, and of the children that one acts for.',
      resolve: (row, _args, context) => (isViewer(row, context) ? [...context.viewer.people] : null),
    }),
  }),
})

const UserConnection = connectionType('User', UserRef)

const currentUser = async ({ db, viewer }: Context): Promise<UserRow | undefined> =>
  viewer.userId === null ? undefined : findUser(await db(), viewer.userId)

builder.queryField('getCurrentUser', (t) =>
  t.field({ type: UserRef, resolve: (_root, _args, context) => currentUser(context) }),
)
builder.mutationField('getCurrentUser', (t) =>
  t.field({ type: UserRef, resolve: (_root, _args, context) => currentUser(context) }),
)
builder.queryField('getCurrentUserDetails', (t) =>
  t.field({
    type: UserRef,
    args: { userId: t.arg.int() },
    resolve: async (_root, { userId }, context) =>
      userId == null ? currentUser(context) : findUser(await context.db(), userId),
  }),
)

builder.queryField('allUser', (t) =>
  t.field({
    type: UserConnection,
    args: {
      userId: t.arg.int(),
      userEmail: t.arg.string(),
      password: t.arg.string({ description: 'Refused: a secret is no filter.' }),
      googleId: t.arg.string({ description: 'Refused: a secret is no filter.' }),
      facebookId: t.arg.string({ description: 'Refused: a secret is no filter.' }),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, args, context) => {
      if (args.password != null || args.googleId != null || args.facebookId != null) {
        throw new AppError('BAD_INPUT', 'Users are not looked up by a secret')
      }
      return listUsers(await context.db(), args, pageOf(args))
    },
  }),
)

const UserInput = builder.inputType('UserInput', {
  description: 'Sign-up without a userId; with one, a change of the profile. Role and access are not set here.',
  fields: (t) => ({
    userId: t.int(),
    userName: t.string(),
    userEmail: t.string(),
    password: t.string(),
    passwordResetcode: t.string(),
    gender: t.string(),
    birthDate: t.string(),
    photo: t.string(),
    role: t.string(),
    state: t.string(),
    country: t.string(),
    language: t.string(),
    googleId: t.string(),
    facebookId: t.string(),
    createDate: t.string(),
    updateSource: t.string(),
  }),
})

builder.mutationField('userMerge', (t) =>
  t.field({
    type: UserRef,
    args: { data: t.arg({ type: UserInput, required: true }) },
    resolve: (_root, { data }, context) => mergeUser(context, data),
  }),
)
