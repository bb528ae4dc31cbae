import { builder } from '../../builder'
import { refreshAccess, rotateRefresh } from './refresh'
import { signIn, type UserDetails } from './sign-in'
import { signOut } from './sign-out'

const UserDetailsRef = builder.objectRef<UserDetails>('UserDetails').implement({
  fields: (t) => ({
    userId: t.exposeInt('userId'),
    userName: t.exposeString('userName'),
    userEmail: t.exposeString('userEmail'),
    accessToken: t.exposeString('accessToken'),
    refreshToken: t.exposeString('refreshToken'),
    message: t.exposeString('message'),
  }),
})

const SignInPayload = builder.objectRef<{ userDetails: UserDetails }>('SignInPayload').implement({
  fields: (t) => ({ userDetails: t.field({ type: UserDetailsRef, resolve: ({ userDetails }) => userDetails }) }),
})

builder.mutationField('signInUser', (t) =>
  t.field({
    type: SignInPayload,
    args: {
      userId: t.arg.int(),
      userEmail: t.arg.string(),
      password: t.arg.string(),
      googleId: t.arg.string(),
      facebookId: t.arg.string(),
    },
    resolve: async (_root, args, context) => ({ userDetails: await signIn(context, args) }),
  }),
)

const NewAccessTokenPayload = builder.objectRef<{ newAccessToken: string }>('NewAccessTokenPayload').implement({
  fields: (t) => ({
    newAccessToken: t.exposeString('newAccessToken'),
    // Asking for it is what rotates: a client that does not keep the new token goes on with the old one.
    newRefreshToken: t.string({ resolve: (_row, _args, context) => rotateRefresh(context) }),
  }),
})

builder.mutationField('getNewAccessToken', (t) =>
  t.field({
    type: NewAccessTokenPayload,
    resolve: async (_root, _args, context) => ({ newAccessToken: await refreshAccess(context) }),
  }),
)

const SignOutPayload = builder.objectRef<{ success: boolean; message: string }>('SignOutPayload').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success', { nullable: false }),
    message: t.exposeString('message'),
  }),
})

builder.mutationField('signoutUser', (t) =>
  t.field({ type: SignOutPayload, resolve: (_root, _args, context) => signOut(context) }),
)
