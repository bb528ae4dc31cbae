import { graphql, type ResultOf } from '@/shared/api'

/** The person who is signed in, with rights; `Viewer` of contracts is built from it. */
export const CurrentUserQuery = graphql(`
  query getCurrentUser {
    getCurrentUser {
      userId
      userName
      userEmail
      role
      photo
      emailConfirmed
      leagueClubs
      people
      userAccess {
        nodes {
          seqNo
          clubId
          clubName
          leagueSeqno
          accessLevel
          isDefault
          membersSeeMembers
        }
      }
    }
  }
`)

export type CurrentUser = NonNullable<ResultOf<typeof CurrentUserQuery>['getCurrentUser']>

export const SignOutMutation = graphql(`
  mutation signoutUser {
    signoutUser {
      success
    }
  }
`)
