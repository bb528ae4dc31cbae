import type { ComponentType } from 'react'
import { Route } from 'react-router-dom'
import { matchScreen, screenOf } from '@/shared/routes'
import { lazyScreen } from './lazy-screen'

/** Landing, sign-in and sign-up: plain pages that need neither store nor shell, so a first visit loads neither. */
const publicFace = {
  landing: lazyScreen(async () => ({
    default: (await import(/* webpackChunkName: "page-landing" */ '@/pages/landing')).LandingPage,
  })),
  signIn: lazyScreen(async () => ({
    default: (await import(/* webpackChunkName: "page-auth-sign-in" */ '@/pages/auth/sign-in')).SignInPage,
  })),
  signUp: lazyScreen(async () => ({
    default: (await import(/* webpackChunkName: "page-auth-sign-in" */ '@/pages/auth/sign-in')).SignUpPage,
  })),
}

export type PublicFaceKey = keyof typeof publicFace

export const publicFaceKeys = Object.keys(publicFace) as PublicFaceKey[]

/** Does the address open one of the plain pages? */
export const isPublicFace = (pathname: string): boolean =>
  publicFaceKeys.some((key) => key === matchScreen(pathname)?.key)

/** Their routes; `wrap` is put around each page. */
export const publicFaceRoutes = (Wrap?: ComponentType<{ screen: PublicFaceKey; children: React.ReactNode }>) =>
  publicFaceKeys.map((key) => {
    const Screen = publicFace[key]
    const path = screenOf(key).path
    return <Route key={key} path={path} element={Wrap ? <Wrap screen={key}>{<Screen />}</Wrap> : <Screen />} />
  })
