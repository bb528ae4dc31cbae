import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** How the state of a list stands in the address. Both directions are pure and tested beside the screen. */
export interface AddressCodec<State> {
  read(params: URLSearchParams): State
  /** null or '' leaves the parameter out */
  write(state: State): Record<string, string | number | null | undefined>
}

/**
 * State that lives in the query of the address, so that a link shows the same list. A change replaces the entry of the
 * history: going back leaves the screen instead of undoing filters one by one. `page` starts anew with any other change.
 */
export function useAddressState<State extends { page: number }>(
  codec: AddressCodec<State>,
): [State, (patch: Partial<State>) => void] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => codec.read(params), [codec, params])
  const change = useCallback(
    (patch: Partial<State>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(codec.write({ ...codec.read(current), page: 1, ...patch }))) {
            if (value == null || value === '') next.delete(name)
            else next.set(name, String(value))
          }
          return next
        },
        { replace: true },
      ),
    [codec, setParams],
  )
  return [state, change]
}
