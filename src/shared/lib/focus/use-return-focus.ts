import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what had it when the component was first drawn, as a dialog must when it goes. What is no
 * longer in the page gives it to the content of the screen instead.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const target = before?.isConnected && before !== document.body ? before : document.getElementById('content')
      // after whatever else the going dialog does with the focus
      setTimeout(() => {
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
