import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { Provider as StoreProvider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
// Pages are tested inside the application's own providers, with its real cache; this file is the one place that reaches up.
import { ApiProvider } from '@/app/providers/ApiProvider'
import { SessionWatcher } from '@/app/providers/SessionWatcher'
import { createStore, startState } from '@/app/providers/store'
import { theme } from '@/app/providers/theme'
import { tokenStore } from '@/shared/auth'
import { Toaster } from '@/shared/ui/toasts'
import { answerWith, type Answers } from './answers'
import { currentUser } from './people'

export interface RenderPageOptions {
  /** Address, with its query. */
  path?: string
  /** By operation name; getCurrentUser has an answer of its own. */
  answers?: Answers
  /** Selected club and league. */
  selection?: { clubId?: number; leagueSeqno?: number }
}

/** A page as a signed-in person sees it, without the shell. */
export function renderPage(page: ReactNode, { path = '/', answers = {}, selection = {} }: RenderPageOptions = {}) {
  const calls = answerWith({ getCurrentUser: currentUser(), ...answers })
  tokenStore.signIn({ accessToken: 'access', refreshToken: 'refresh' })
  window.history.replaceState(null, '', path)
  const state = startState()
  const store = createStore({
    ...state,
    selection: { clubId: null, leagueSeqno: null, isApplied: true, isChosen: false, ...selection },
  })
  const view = render(
    <StoreProvider store={store}>
      <ApiProvider>
        <BrowserRouter>
          <SessionWatcher />
          <ConfigProvider theme={theme}>{page}</ConfigProvider>
        </BrowserRouter>
      </ApiProvider>
      <Toaster />
    </StoreProvider>,
  )
  return { ...view, store, calls, user: person() }
}

/** Somebody with mouse and keyboard who does not wait between keys. */
export const person = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })
