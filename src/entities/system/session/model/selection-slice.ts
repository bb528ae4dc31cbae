import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded, sessionStarted } from './session-slice'

export interface Selection {
  clubId: number | null
  leagueSeqno: number | null
}

export interface SelectionState extends Selection {
  /** The start's selection has been made, from address, memory or access. */
  isApplied: boolean
  /** The person has chosen; the start's selection must not go over it. */
  isChosen: boolean
}

const empty: SelectionState = { clubId: null, leagueSeqno: null, isApplied: false, isChosen: false }

export const selectionSlice = createSlice({
  name: 'selection',
  initialState: empty,
  reducers: {
    /** The start's selection; fills only what is still open. */
    selectionApplied(state, { payload }: PayloadAction<Selection>) {
      state.isApplied = true
      if (state.isChosen) return
      state.clubId ??= payload.clubId
      state.leagueSeqno ??= payload.leagueSeqno
    },
    /** An address names this club or league. */
    addressOpened(state, { payload }: PayloadAction<Partial<Selection>>) {
      state.clubId = payload.clubId ?? state.clubId
      state.leagueSeqno = payload.leagueSeqno ?? state.leagueSeqno
    },
    clubChosen(state, { payload: clubId }: PayloadAction<number>) {
      state.clubId = clubId
      state.isChosen = true
    },
    /** A league that excludes the selected club clears it; administrators keep theirs. */
    leagueChosen(state, { payload }: PayloadAction<{ leagueSeqno: number; keepsClub: boolean }>) {
      state.leagueSeqno = payload.leagueSeqno
      if (!payload.keepsClub) state.clubId = null
      state.isChosen = true
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => empty).addCase(sessionStarted, () => empty)
  },
  selectors: {
    selectSelection: (state): Selection => state,
    selectIsSelectionApplied: ({ isApplied }) => isApplied,
    selectClubId: ({ clubId }) => clubId,
    selectLeagueSeqno: ({ leagueSeqno }) => leagueSeqno,
  },
})

export const { selectionApplied, addressOpened, clubChosen, leagueChosen } = selectionSlice.actions
export const { selectSelection, selectIsSelectionApplied, selectClubId, selectLeagueSeqno } = selectionSlice.selectors
