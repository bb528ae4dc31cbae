import { graphql } from '@/shared/api'

export const SignInMutation = graphql(`
  mutation signInUser($userEmail: String, $password: String) {
    signInUser(userEmail: $userEmail, password: $password) {
      userDetails {
        userId
        accessToken
        refreshToken
      }
    }
  }
`)

/** Sign-up is a userMerge without a userId. */
export const SignUpMutation = graphql(`
  mutation SignUp($data: UserInput!) {
    userMerge(data: $data) {
      userName
      userEmail
    }
  }
`)
