import type { IncomingMessage } from 'node:http'
import type { RequestInfo } from '../context'
import { header } from './answer'

/** Where a request comes from. Only as many entries of X-Forwarded-For are believed as proxies are trusted. */
export function requestInfo(request: IncomingMessage, trustedProxies: number): RequestInfo {
  return {
    address: clientAddress(request, trustedProxies),
    device: (header(request, 'user-agent') ?? '').slice(0, 200),
    origin: header(request, 'origin') ?? null,
  }
}

function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socket = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return socket
  const forwarded = (header(request, 'x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-trustedProxies) || socket
}
