import { authExchange, type AuthUtilities } from '@urql/exchange-auth'
import type { CombinedError, Exchange, Operation } from '@urql/core'
import { ONLY_ACCESS_TOKENS, SIGNATURE_EXPIRED } from 'contracts/messages'
import { tokenStore } from '@/shared/auth'
import { errorStore } from './error-store'
import { graphql } from './graphql'

const NewTokenMutation = graphql(`
  mutation getNewToken {
    getNewAccessToken {
      newAccessToken
      newRefreshToken
    }
  }
`)

/** Is this one of the two answers that a new access token can heal (specification, section 8)? */
export const isAuthError = (error: CombinedError): boolean =>
  error.graphQLErrors.some(({ message }) => message === SIGNATURE_EXPIRED || message === ONLY_ACCESS_TOKENS)

/** The access token that an answered call was sent with. */
function bearerOf({ context }: Operation): string | null {
  const options = typeof context.fetchOptions === 'function' ? context.fetchOptions() : context.fetchOptions
  return new Headers(options?.headers).get('Authorization')?.replace('Bearer ', '') ?? null
}

async function renew(utils: AuthUtilities, rejected: string | null): Promise<void> {
  // Renewed meanwhile, by another tab or for a call that was answered earlier: the waiting calls take the new token.
  if (tokenStore.accessToken() !== rejected) return
  const refreshToken = tokenStore.refreshToken()
  if (!refreshToken) {
    tokenStore.clear('expired')
    throw new Error(SIGNATURE_EXPIRED)
  }
  // The call passes addAuthToOperation too, which would send the expired access token: the context carries the right one.
  const { data, error } = await utils.mutate(NewTokenMutation, {}, { bearer: refreshToken })
  const renewed = data?.getNewAccessToken
  if (!renewed?.newAccessToken) {
    // Only a refusal ends the session. Without an answer (offline) the tokens may still be good.
    if (!error?.networkError) tokenStore.clear('expired')
    // Returning would send the waiting calls once more with their stale token; throwing answers them with the error.
    throw new Error(error?.graphQLErrors[0]?.message ?? error?.networkError?.message ?? SIGNATURE_EXPIRED)
  }
  tokenStore.refresh({ accessToken: renewed.newAccessToken, refreshToken: renewed.newRefreshToken })
  errorStore.clear()
}

/**
 * Adds the Bearer header and, when the server answers that the access token has expired, renews it once for all calls in
 * flight and repeats each of them once.
 */
export const createAuthExchange = (): Exchange =>
  authExchange(async (utils) => {
    let rejected: string | null = null
    return {
      addAuthToOperation(operation) {
        const fromContext: unknown = operation.context['bearer']
        const bearer = typeof fromContext === 'string' ? fromContext : tokenStore.accessToken()
        return bearer ? utils.appendHeaders(operation, { Authorization: `Bearer ${bearer}` }) : operation
      },
      // Without a token there is nothing to renew: sign-in and the public map pass.
      willAuthError: () => false,
      didAuthError(error, operation) {
        if (tokenStore.accessToken() === null || !isAuthError(error)) return false
        rejected = bearerOf(operation)
        return true
      },
      refreshAuth: () => renew(utils, rejected),
    }
  })
