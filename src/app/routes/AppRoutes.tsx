import { lazy, Suspense, useEffect } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { product } from '@/shared/config'
import { matchScreen, screenOf, screens, type ScreenKey } from '@/shared/routes'
import { Loader } from '@/shared/ui/loader'
import { NotFound } from './NotFound'
import { ClubGuard, LeagueGuard } from './ScopeGuard'
import { ScreenBoundary } from './ScreenBoundary'
import { SessionGuard } from './SessionGuard'
import { screenComponents } from './screen-components'
import { ShellLayout } from './ShellLayout'

const AntdProvider = lazy(() => import(/* webpackChunkName: "antd-base" */ '../providers/AntdProvider'))

/** Public face and sign-in stand outside the shell, so they load none of it. */
const outsideShell: readonly ScreenKey[] = ['landing', 'signIn', 'signUp']
const insideShell = (Object.keys(screens) as ScreenKey[]).filter((key) => !outsideShell.includes(key))

function guarded(key: ScreenKey) {
  const Screen = screenComponents[key]
  const { scope, isPublic } = screenOf(key)
  if (isPublic) return <Screen />
  const Guard = scope === 'club' ? ClubGuard : scope === 'league' ? LeagueGuard : null
  return <SessionGuard>{Guard ? <Guard>{<Screen />}</Guard> : <Screen />}</SessionGuard>
}

/** Screens inside the shell: an error in one of them leaves the shell. */
function ShellScreens() {
  const { pathname } = useLocation()
  return (
    <ShellLayout>
      <ScreenBoundary resetKey={pathname}>
        <Suspense fallback={<Loader />}>
          <AntdProvider>
            <Outlet />
          </AntdProvider>
        </Suspense>
      </ScreenBoundary>
    </ShellLayout>
  )
}

/** The tab's name: the screen's title and the product's. */
function useDocumentTitle(): void {
  const { pathname } = useLocation()
  const title = matchScreen(pathname)?.screen.title ?? 'Page not found'
  useEffect(() => {
    document.title = title === product.name ? title : `${title} · ${product.name}`
  }, [title])
}

export function AppRoutes() {
  useDocumentTitle()
  return (
    <Routes>
      {outsideShell.map((key) => {
        const Screen = screenComponents[key]
        return <Route key={key} path={screenOf(key).path} element={<Screen />} />
      })}
      <Route element={<ShellScreens />}>
        {insideShell.map((key) => (
          <Route key={key} path={screenOf(key).path} element={guarded(key)} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
