import { isForeignFrame } from './frame'

/** The two keys under which the specification keeps the tokens (decisions.md, Storage keys). */
const ACCESS = 'accessToken'
const REFRESH = 'refreshToken'

export interface Tokens {
  accessToken: string
  refreshToken: string
}

/** Why the tokens changed: a sign-in, a refresh of the same session, its end by the person, or its end by expiry. */
export type TokenEvent = 'signedIn' | 'refreshed' | 'signedOut' | 'expired'

type Listener = (event: TokenEvent) => void

const listeners = new Set<Listener>()

/** Another site's frame gets the anonymous application: it neither reads nor writes the visitor's tokens. */
const storage = (): Storage | null => {
  if (isForeignFrame()) return null
  try {
    return window.localStorage
  } catch {
    return null
  }
}

const tell = (event: TokenEvent) => listeners.forEach((listener) => listener(event))

/** Where the session's tokens live. Knows no routes and no store: who needs to act on a change subscribes. */
export const tokenStore = {
  accessToken: (): string | null => storage()?.getItem(ACCESS) ?? null,
  refreshToken: (): string | null => storage()?.getItem(REFRESH) ?? null,

  /** Keeps the pair of a new session. */
  signIn({ accessToken, refreshToken }: Tokens): void {
    storage()?.setItem(ACCESS, accessToken)
    storage()?.setItem(REFRESH, refreshToken)
    tell('signedIn')
  },

  /** Keeps a renewed pair of the same session; an absent refresh token stays as it is (AUTH-17 clients do not rotate). */
  refresh(tokens: { accessToken: string; refreshToken?: string | null | undefined }): void {
    storage()?.setItem(ACCESS, tokens.accessToken)
    if (tokens.refreshToken) storage()?.setItem(REFRESH, tokens.refreshToken)
    tell('refreshed')
  },

  /** Ends the session here; says nothing when there was none, so several refused calls end it once. */
  clear(reason: 'signedOut' | 'expired'): void {
    if (this.accessToken() === null && this.refreshToken() === null) return
    storage()?.removeItem(ACCESS)
    storage()?.removeItem(REFRESH)
    tell(reason)
  },

  /** Calls `listener` on every change here and on sign-in and sign-out in other tabs; returns how to stop. */
  subscribe(listener: Listener): () => void {
    const handleStorage = (event: StorageEvent) => {
      if (event.key !== ACCESS) return
      if (event.newValue === null) listener('signedOut')
      else if (event.oldValue === null) listener('signedIn')
    }
    listeners.add(listener)
    window.addEventListener('storage', handleStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', handleStorage)
    }
  },
}
