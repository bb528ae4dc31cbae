import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { selectSession } from '@/entities/system/session'
import { signInPath } from '@/shared/routes'
import { Loader } from '@/shared/ui/loader'
import { ErrorState } from '@/shared/ui/states'

/**
 * Waits until the user is known, then shows the screen or goes to sign-in and back afterwards. The tokens' errors of the
 * specification end the session in shared/api, so they arrive here as an anonymous visit.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { status, endedBy } = useSelector(selectSession)
  const { pathname, search } = useLocation()

  if (status === 'loading') return <Loader />
  if (status === 'unreachable')
    return (
      <ErrorState title="The server did not answer" onRetry={() => window.location.reload()}>
        You are still signed in. Check your connection.
      </ErrorState>
    )
  if (status === 'anonymous')
    return <Navigate replace to={endedBy === 'signedOut' ? signInPath() : signInPath(pathname + search)} />
  return children
}
