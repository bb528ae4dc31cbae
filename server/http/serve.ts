import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens; rejects when the address is taken or not ours. Port 0 takes any free one. */
export async function serve(app: RequestListener, { host, port }: { host: string; port: number }): Promise<Server> {
  const http = createServer(app)
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, host, resolve)
  })
  return http
}

/** The address that it listens on, as a browser takes it. */
export function addressOf(http: Server): string {
  const { address, port, family } = http.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/** Takes no more, lets what runs end, and cuts off what is still open after `graceMs`: subscriptions have no end. */
export async function stopServing(http: Server, graceMs: number): Promise<void> {
  const closed = new Promise((resolve) => http.close(resolve))
  http.closeIdleConnections()
  const timer = setTimeout(() => http.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timer)
}
