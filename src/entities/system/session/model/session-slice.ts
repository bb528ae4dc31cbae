import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface SessionState {
  /** 'loading' while a token is there and its user is not known yet; 'unreachable' when the server did not answer. */
  status: 'loading' | 'signedIn' | 'anonymous' | 'unreachable'
  userId: number | null
  /** The person has just signed in here, so the greeting is due. */
  isNew: boolean
  /** How the last session ended; a sign-out leads to the plain sign-in page, everything else back to where one was. */
  endedBy: 'signedOut' | 'expired' | null
}

const anonymous: SessionState = { status: 'anonymous', userId: null, isNew: false, endedBy: null }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: anonymous,
  reducers: {
    /** A token is there; `isNew` when it comes from a sign-in and not from an earlier visit. */
    sessionStarted: (_state, { payload }: PayloadAction<{ isNew: boolean }>): SessionState => ({
      ...anonymous,
      status: 'loading',
      isNew: payload.isNew,
    }),
    viewerLoaded(state, { payload: userId }: PayloadAction<number>) {
      state.status = 'signedIn'
      state.userId = userId
    },
    viewerUnreachable(state) {
      if (state.status === 'loading') state.status = 'unreachable'
    },
    greeted(state) {
      state.isNew = false
    },
    sessionEnded: (_state, { payload: endedBy }: PayloadAction<SessionState['endedBy']>): SessionState => ({
      ...anonymous,
      endedBy,
    }),
  },
  selectors: {
    selectSession: (state) => state,
    selectUserId: ({ userId }) => userId,
    selectIsSignedIn: ({ status }) => status === 'signedIn',
  },
})

export const { sessionStarted, viewerLoaded, viewerUnreachable, greeted, sessionEnded } = sessionSlice.actions
export const { selectSession, selectUserId, selectIsSignedIn } = sessionSlice.selectors
