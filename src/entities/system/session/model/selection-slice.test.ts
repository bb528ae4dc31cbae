import { clubChosen, leagueChosen, selectionApplied, selectionSlice } from './selection-slice'

const { reducer } = selectionSlice
const start = selectionSlice.getInitialState()

test('[SHELL-09] the start selects nothing over a choice made meanwhile', () => {
  const chosen = reducer(start, clubChosen(5))
  expect(reducer(chosen, selectionApplied({ clubId: 8, leagueSeqno: 3 }))).toMatchObject({
    clubId: 5,
    leagueSeqno: null,
  })
})

test('[SHELL-09] nor does it bring back a club that a league has cleared', () => {
  const cleared = reducer(start, leagueChosen({ leagueSeqno: 3, keepsClub: false }))
  expect(reducer(cleared, selectionApplied({ clubId: 8, leagueSeqno: 2 }))).toMatchObject({
    clubId: null,
    leagueSeqno: 3,
  })
})
