import { useSyncExternalStore } from 'react'

// Breakpoints of the look: phone under 768, middle up to 1199 (the menu is a drawer), wide from 1200.
const PHONE = '(max-width: 767.98px)'
const WIDE = '(min-width: 1200px)'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}

/** Tables become lists, dialogs become sheets. */
export const useIsPhone = (): boolean => useMedia(PHONE)

/** The side menu has room beside the screen (specification, section 9). */
export const useIsWide = (): boolean => useMedia(WIDE)
