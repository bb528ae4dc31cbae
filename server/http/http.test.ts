import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { startTestServer, type TestServer } from '../test/server'

let server: TestServer
let folder: string
const script = 'console.log("lanes")\n'.repeat(100)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lanewise-client-'))
  mkdirSync(join(folder, 'js'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><meta name="csp-nonce" content="__CSP_NONCE__" /></head><body>app</body></html>',
  )
  writeFileSync(join(folder, 'js/main.1a2b3c4d.js'), script)
  writeFileSync(join(folder, 'js/main.1a2b3c4d.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'js/main.1a2b3c4d.js.gz'), gzipSync(script))
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, '.built'), 'mark')
  server = await startTestServer({
    config: { clientDir: folder, publicUrl: 'https://club.example', connectHosts: ['https://tiles.example'] },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

interface Got {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A request as it is written: fetch would add, forbid and decode. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject).end()
  })
}

const html = { accept: 'text/html,application/xhtml+xml' }

describe('the page', () => {
  test.each(['/', '/1/club/athlete_list', '/auth/signin?redirect=%2Flib%2Fmap', '/lib/map', '/index.html'])(
    '[SHELL-20] %s answers the application, never from a cache',
    async (path) => {
      const { status, headers, body } = await get(path, html)
      expect(status).toBe(200)
      expect(body.toString()).toContain('<body>app</body>')
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    },
  )

  test('[SHELL-15] carries the policy that was tried, with the nonce of this answer in header and page', async () => {
    const [first, second] = [await get('/', html), await get('/', html)]
    const nonce = /content="([\w+/=]{22,})"/.exec(first.body.toString())![1]!
    expect(second.body.toString()).not.toContain(nonce)
    expect(first.headers['content-security-policy']).toBe(
      [
        `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
        `img-src 'self' data: https://tiles.example; font-src 'self' data:`,
        `connect-src 'self' https://tiles.example; worker-src 'self'; object-src 'none'; base-uri 'self'`,
        `form-action 'self'; frame-ancestors 'self'`,
      ].join('; '),
    )
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('clipboard-write=(self)'),
      'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
    })
  })

  test.each([
    ['iframe', 'cross-site', true],
    ['iframe', 'same-site', true],
    ['iframe', 'same-origin', false],
    ['document', 'cross-site', false],
    ['', '', false],
  ])('[SHELL-15] loaded as %j from %j: foreign frame %j', async (destination, site, foreign) => {
    const { headers, body } = await get('/lib/map', { ...html, 'sec-fetch-dest': destination, 'sec-fetch-site': site })
    expect(body.includes('<meta name="lanewise-frame" content="foreign" />')).toBe(foreign)
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${foreign ? '*' : "'self'"}`)
    expect(headers.vary).toBe('Sec-Fetch-Dest, Sec-Fetch-Site')
  })
})

describe('files', () => {
  test.each([
    ['br', 'gzip, deflate, br', () => brotliCompressSync(script)],
    ['gzip', 'gzip', () => gzipSync(script)],
    ['gzip', 'gzip, br;q=0', () => gzipSync(script)],
    [undefined, 'identity', () => Buffer.from(script)],
  ])(
    '[PERF-01] come as %s to whom takes %s, and are kept for ever under a hashed name',
    async (encoding, accepts, expected) => {
      const { headers, body } = await get('/js/main.1a2b3c4d.js', { 'accept-encoding': accepts })
      expect(headers['content-encoding']).toBe(encoding)
      expect(body.equals(expected())).toBe(true)
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      })
    },
  )

  test('[PERF-01] without a hash they are asked about again, and not sent again', async () => {
    const first = await get('/favicon.svg')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await get('/favicon.svg', { 'if-none-match': first.headers.etag! })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test.each([
    '/js/gone.1a2b3c4d.js',
    '/js/main.1a2b3c4d.js.br',
    '/.built',
    '/../package.json',
    '/%2e%2e/package.json',
    '/js/../../x.js',
  ])('[SHELL-18] %s is not found, not the page', async (path) => {
    expect((await get(path, html)).status).toBe(404)
  })

  test('[SHELL-20] HEAD answers without a body, other methods are refused', async () => {
    const head = await get('/js/main.1a2b3c4d.js', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect((await get('/', html, 'POST')).status).toBe(405)
    expect((await get('/auth/signin', html, 'DELETE')).status).toBe(405)
  })
})

describe('health', () => {
  test('[OPS-06] /healthz says that the process lives, /readyz that the database answers', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
  })

  test('[OPS-06] without its database the server lives but is not ready', async () => {
    const lonely = await startTestServer()
    await lonely.services.stop()
    await lonely.database.drop()
    expect((await fetch(`${lonely.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${lonely.url}/healthz`)).status).toBe(200)
    await lonely.stopHttp()
  })
})
