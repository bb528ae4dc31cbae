import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useSearchParams } from 'react-router-dom'
import { routeMatcher, safeRedirectPath } from 'contracts/redirect-path'
import { selectIsSelectionApplied, selectSelection, selectSession } from '@/entities/system/session'
import { homePath, screens } from '@/shared/routes'
import { Loader } from '@/shared/ui/loader'
import type { PublicFaceKey } from './public-face'

const isKnownPath = routeMatcher(Object.values(screens).map(({ path }) => path.replace(/:(\w+)/g, '{$1}')))

/**
 * Sign-in for who has a session already or has just got one: on to where the person wanted to go, if that is a path of this
 * site, else to the selected club as soon as it is known.
 */
export function SignedInRedirect({ screen, children }: { screen: PublicFaceKey; children: ReactNode }) {
  const { status } = useSelector(selectSession)
  const isSelectionApplied = useSelector(selectIsSelectionApplied)
  const selected = useSelector(selectSelection)
  const [search] = useSearchParams()
  if (screen === 'landing' || status === 'anonymous' || status === 'unreachable') return children
  const target = status === 'signedIn' ? safeRedirectPath(search.get('redirect'), isKnownPath) : null
  if (target !== null) return <Navigate replace to={target} />
  return isSelectionApplied ? <Navigate replace to={homePath(selected)} /> : <Loader />
}
