/** Milliseconds that the specification fixes (section 9). */
export const TOAST = 2_000
export const SIGNED_IN_TOAST = 1_500
/** At the latest then the app applies the club of the address (section 4). */
export const SELECTION_DELAY = 2_000
/** The loader fills one tenth in this time. */
export const LOADER_STEP = 1_000
