import { useSyncExternalStore } from 'react'

/** From this width the side menu has room beside the screen (specification, section 9; look, Breakpoints). */
const WIDE = '(min-width: 1200px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
