import { SORRY } from 'contracts/messages'
import { createPublicClient, graphql, serverFieldErrors, serverMessage } from '@/shared/api'
import { tokenStore } from '@/shared/auth'

const SignInMutation = graphql(`
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
const SignUpMutation = graphql(`
  mutation SignUp($data: UserInput!) {
    userMerge(data: $data) {
      userName
      userEmail
    }
  }
`)

/** Why the server said no: a text, and texts by field where it names some. */
export interface Refusal {
  message: string
  fields: Record<string, string> | null
}

const client = createPublicClient()

/** Signs in and keeps the tokens; the application hears of it from the token store. Null when it worked. */
export async function signIn(values: { userEmail: string; password: string }): Promise<Refusal | null> {
  const { data, error } = await client.mutation(SignInMutation, values)
  if (error) return { message: serverMessage(error), fields: null }
  const { accessToken, refreshToken } = data?.signInUser?.userDetails ?? {}
  if (!accessToken || !refreshToken) return { message: SORRY, fields: null }
  tokenStore.signIn({ accessToken, refreshToken })
  return null
}

/** Makes an account. Null when it worked; the answer is the same for an e-mail that has one already. */
export async function signUp(values: {
  userName: string
  userEmail: string
  password: string
}): Promise<Refusal | null> {
  const { error } = await client.mutation(SignUpMutation, { data: { ...values, updateSource: 'web' } })
  return error ? { message: serverMessage(error), fields: serverFieldErrors(error) } : null
}
