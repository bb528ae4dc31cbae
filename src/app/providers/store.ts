import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { selectionSlice, sessionSlice, storedSelection, zenSlice } from '@/entities/system/session'
import { isFramed, tokenStore } from '@/shared/auth'

const rootReducer = combineReducers({
  session: sessionSlice.reducer,
  selection: selectionSlice.reducer,
  zen: zenSlice.reducer,
})

export type RootState = ReturnType<typeof rootReducer>

const ZEN = 'zenMode'

/** Zen mode is the tab's own: on in any frame, else as this tab left it. */
function startsInZen(): boolean {
  if (isFramed()) return true
  try {
    return window.sessionStorage.getItem(ZEN) === 'on'
  } catch {
    return false
  }
}

/** How a page begins: a kept token has to be proved first. */
export const startState = ({ isNew = false } = {}): RootState => ({
  session: {
    ...sessionSlice.getInitialState(),
    status: tokenStore.accessToken() === null ? 'anonymous' : 'loading',
    isNew,
  },
  selection: selectionSlice.getInitialState(),
  zen: { isOn: startsInZen() },
})

/** The store: session, selected club and league, zen mode, and nothing fetched. The selection is kept for each user. */
export function createStore(preloadedState: RootState = startState()) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    // The state is a handful of numbers; on a busy machine the checks of development mode would still warn.
    middleware: (defaults) => defaults({ serializableCheck: { warnAfter: 500 }, immutableCheck: { warnAfter: 500 } }),
  })
  let last = store.getState()
  store.subscribe(() => {
    const state = store.getState()
    const { userId } = state.session
    if (userId !== null && state.selection !== last.selection && state.selection.isApplied) {
      storedSelection.write(userId, state.selection)
    }
    if (state.zen !== last.zen) rememberZen(state.zen.isOn)
    last = state
  })
  return store
}

function rememberZen(isOn: boolean): void {
  try {
    window.sessionStorage.setItem(ZEN, isOn ? 'on' : 'off')
  } catch {
    // zen mode then lasts as long as the page
  }
}
