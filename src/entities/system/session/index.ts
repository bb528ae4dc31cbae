export { sessionCache } from './api/cache'
export { CurrentUserQuery, SignOutMutation, type CurrentUser } from './api/current-user'
export { initialSelection } from './model/initial-selection'
export {
  addressOpened,
  clubChosen,
  leagueChosen,
  selectClubId,
  selectIsSelectionApplied,
  selectLeagueSeqno,
  selectSelection,
  selectionApplied,
  selectionSlice,
  type Selection,
} from './model/selection-slice'
export {
  greeted,
  selectSession,
  selectUserId,
  sessionEnded,
  sessionSlice,
  sessionStarted,
  viewerLoaded,
  viewerUnreachable,
} from './model/session-slice'
export { storedSelection } from './model/stored-selection'
export { useCurrentUser, useViewer } from './model/use-viewer'
export { selectIsZen, zenSlice, zenToggled } from './model/zen-slice'
