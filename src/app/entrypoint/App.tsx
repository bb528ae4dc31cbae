import { lazy, Suspense, useEffect, useState } from 'react'
import { BrowserRouter, Routes, useLocation } from 'react-router-dom'
import { tokenStore } from '@/shared/auth'
import { Loader } from '@/shared/ui/loader'
import { Toaster } from '@/shared/ui/toasts'
import { isPublicFace, publicFaceRoutes } from '../routes/public-face'
import { RootBoundary } from '../routes/RootBoundary'
import { useDocumentTitle } from '../routes/use-document-title'

const SessionApp = lazy(() => import(/* webpackChunkName: "session" */ '../providers/SessionApp'))

/**
 * The public face alone for who has no session and stays on it; the whole application from the first address or token that
 * needs it. It never goes back, so that signing out keeps what is loaded.
 */
function Screens() {
  useDocumentTitle()
  const { pathname } = useLocation()
  const [isNew, setIsNew] = useState(false)
  const [hasSession, setHasSession] = useState(() => tokenStore.accessToken() !== null)
  if (!hasSession && !isPublicFace(pathname)) setHasSession(true)

  useEffect(() => {
    if (hasSession) return
    return tokenStore.subscribe((event) => {
      if (event !== 'signedIn') return
      setIsNew(true)
      setHasSession(true)
    })
  }, [hasSession])

  if (!hasSession) return <Routes>{publicFaceRoutes()}</Routes>
  return (
    <Suspense fallback={<Loader />}>
      <SessionApp isNew={isNew} />
    </Suspense>
  )
}

export const App = () => (
  <RootBoundary>
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
    <Toaster />
  </RootBoundary>
)
