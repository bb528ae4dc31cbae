import { Suspense } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { matchScreen, screenOf } from '@/shared/routes'
import { Loader } from '@/shared/ui/loader'
import { lazyPart } from './lazy-part'
import { NotFound } from './NotFound'
import { publicFaceRoutes } from './public-face'
import { ClubGuard, LeagueGuard } from './ScopeGuard'
import { ScreenBoundary } from './ScreenBoundary'
import { SessionGuard } from './SessionGuard'
import { screenComponents } from './screen-components'
import { SignedInRedirect } from './SignedInRedirect'

const AppShell = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "app-shell" */ '@/widgets/app-shell')).AppShell,
}))
const AntdProvider = lazyPart(() => import(/* webpackChunkName: "antd-base" */ '../providers/AntdProvider'))

type ShellScreenKey = keyof typeof screenComponents
const shellScreens = Object.keys(screenComponents) as ShellScreenKey[]

/** Fetches shell and first screen side by side, not each after the one before it. */
export function preloadScreen(pathname: string): void {
  const key = matchScreen(pathname)?.key
  const screen = shellScreens.find((name) => name === key)
  if (!screen) return
  AppShell.preload()
  AntdProvider.preload()
  screenComponents[screen].preload()
}

function guarded(key: ShellScreenKey) {
  const Screen = screenComponents[key]
  const { scope, isPublic } = screenOf(key)
  if (isPublic) return <Screen />
  const Guard = scope === 'club' ? ClubGuard : scope === 'league' ? LeagueGuard : null
  return <SessionGuard>{Guard ? <Guard>{<Screen />}</Guard> : <Screen />}</SessionGuard>
}

/** Screens inside the shell: an error in one of them leaves the shell. */
function ShellLayout() {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<Loader />}>
      <AppShell>
        <ScreenBoundary resetKey={pathname}>
          <Suspense fallback={<Loader />}>
            <AntdProvider>
              <Outlet />
            </AntdProvider>
          </Suspense>
        </ScreenBoundary>
      </AppShell>
    </Suspense>
  )
}

export const SessionRoutes = () => (
  <Routes>
    {publicFaceRoutes(SignedInRedirect)}
    <Route element={<ShellLayout />}>
      {shellScreens.map((key) => (
        <Route key={key} path={screenOf(key).path} element={guarded(key)} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
)
