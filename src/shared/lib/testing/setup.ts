import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
import { toastStore } from '@/shared/ui/toasts'
import { theme } from '@/app/providers/theme'
import { installBrowser, resetViewport } from './browser'

installBrowser()
// Without its style sheets antd is thirty times faster in jsdom.
theme.zeroRuntime = true
// Every query would compute styles of all ancestors otherwise, which makes antd pages crawl.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 })
// antd in jsdom on two cores that PostgreSQL and a second worker share
jest.setTimeout(90_000)

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  toastStore.clear()
  resetViewport()
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})
