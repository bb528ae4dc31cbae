import { useState } from 'react'
import { Provider as StoreProvider } from 'react-redux'
import { preloadScreen, SessionRoutes } from '../routes/SessionRoutes'
import { ApiProvider } from './ApiProvider'
import { SelectionWatcher } from './SelectionWatcher'
import { SessionWatcher } from './SessionWatcher'
import { createStore, startState } from './store'

preloadScreen(window.location.pathname)

export interface SessionAppProps {
  /** The person signed in since the page was opened. */
  isNew: boolean
}

/** Everything that needs to know who is signed in: store, client and the screens inside the shell. */
export default function SessionApp({ isNew }: SessionAppProps) {
  const [store] = useState(() => createStore(startState({ isNew })))
  return (
    <StoreProvider store={store}>
      <ApiProvider>
        <SessionWatcher />
        <SelectionWatcher />
        <SessionRoutes />
      </ApiProvider>
    </StoreProvider>
  )
}
