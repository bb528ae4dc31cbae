import type { IncomingMessage } from 'node:http'
import type { Config } from '../config'
import { header } from './answer'

const frames = new Set(['iframe', 'frame', 'embed', 'object'])

/**
 * Is the page loaded into a frame of another origin? Browsers say so to trustworthy origins only; without the headers the
 * answer is no, and the page may be framed by its own origin alone.
 */
export function isForeignFrame(request: IncomingMessage): boolean {
  const site = header(request, 'sec-fetch-site')
  return frames.has(header(request, 'sec-fetch-dest') ?? '') && (site === 'cross-site' || site === 'same-site')
}

/** Headers of every answer. */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(config.publicUrl?.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}

/** Headers of the page itself. Styles of the component library need the nonce; nothing needs inline or evaluated scripts. */
export function pageHeaders(config: Config, nonce: string, foreign: boolean): Record<string, string> {
  const hosts = ['', ...config.connectHosts].join(' ')
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data:${hosts}`,
      "font-src 'self' data:",
      `connect-src 'self'${hosts}`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      `frame-ancestors ${foreign ? '*' : "'self'"}`,
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'clipboard-write=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cache-control': 'no-store',
    vary: 'Sec-Fetch-Dest, Sec-Fetch-Site',
  }
}
