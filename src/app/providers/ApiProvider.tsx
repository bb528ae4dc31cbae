import { useEffect, useState, type ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { Provider } from 'urql'
import { cacheExchange } from '@urql/exchange-graphcache'
import type { Client } from '@urql/core'
import { sessionEnded, sessionStarted } from '@/entities/system/session'
import { createApiClient } from '@/shared/api'
import { tokenStore } from '@/shared/auth'
import { cacheOptions } from './cache-options'

const createClient = (): Client => createApiClient({ cache: cacheExchange(cacheOptions) })

export interface ApiProviderProps {
  children: ReactNode
  /** Tests give a client factory with their own answers. */
  makeClient?: () => Client
}

/** Gives the client to the screens and makes a new one with every sign-in and sign-out: no row survives its owner. */
export function ApiProvider({ children, makeClient = createClient }: ApiProviderProps) {
  const dispatch = useDispatch()
  const [client, setClient] = useState(makeClient)

  useEffect(
    () =>
      tokenStore.subscribe((event) => {
        if (event === 'refreshed') return
        setClient(makeClient())
        dispatch(event === 'signedIn' ? sessionStarted({ isNew: true }) : sessionEnded(event))
      }),
    [dispatch, makeClient],
  )

  return <Provider value={client}>{children}</Provider>
}
