import { lazy, Suspense, type ReactNode } from 'react'
import { Loader } from '@/shared/ui/loader'

const AppShell = lazy(async () => {
  const { AppShell } = await import(/* webpackChunkName: "app-shell" */ '@/widgets/app-shell')
  return { default: AppShell }
})

/** The shell in a chunk of its own: who opens the landing page does not load it. */
export const ShellLayout = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Loader />}>
    <AppShell>{children}</AppShell>
  </Suspense>
)
