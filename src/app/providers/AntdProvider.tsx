import type { ReactNode } from 'react'
import { ConfigProvider, type ThemeConfig } from 'antd'
import '../styles/antd.css'
import { theme } from './theme'

const PLACEHOLDER = '__CSP_NONCE__'

/** The nonce that the server wrote into the page; absent where a development server answers. */
function pageNonce(): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  return content && content !== PLACEHOLDER ? content : undefined
}

// Where motion is not wanted antd's style sheets play none, and a dialog that waits for its end would never count as open.
const calmTheme: ThemeConfig = { ...theme, token: { ...theme.token, motion: false } }
const wantsCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** antd in the look, with the nonce its style sheets need. Loaded with the first screen that uses antd, not before. */
export default function AntdProvider({ children }: { children: ReactNode }) {
  const nonce = pageNonce()
  return (
    <ConfigProvider theme={wantsCalm() ? calmTheme : theme} {...(nonce ? { csp: { nonce } } : {})}>
      {children}
    </ConfigProvider>
  )
}
