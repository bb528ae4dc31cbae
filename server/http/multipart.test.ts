import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { answerText, type HttpError } from './answer'
import { readMultipart } from './multipart'
import { takeUpload } from './upload-register'

const limits = { uploadLimit: 1 << 20, uploadFiles: 3, jsonLimit: 10_000 }
let http: Server
let url: string
let seen: { path: string; stayed: boolean }[] = []

/** Answers what arrived: the operations with each file as name, size, hash and content. */
beforeAll(async () => {
  http = createServer((incoming, response) => {
    readMultipart(incoming, limits)
      .then(async ({ operations, dispose }) => {
        const text = JSON.stringify(operations, (_key, value: unknown) => fileOf(value) ?? value)
        await dispose()
        seen = seen.map((file) => ({ ...file, stayed: exists(file.path) }))
        response.end(text)
      })
      .catch((error: HttpError) => answerText(incoming, response, error.status ?? 500, error.message))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => http.close(resolve)))
beforeEach(() => {
  seen = []
})

function fileOf(value: unknown) {
  try {
    const { path, ...file } = takeUpload(value)
    seen.push({ path, stayed: true })
    return { ...file, content: readFileSync(path, 'latin1') }
  } catch {
    return undefined
  }
}
function exists(path: string): boolean {
  try {
    readFileSync(path)
    return true
  } catch {
    return false
  }
}
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('lanewise-upload-'))

interface Part {
  name: string
  content: string | Buffer
  fileName?: string
}

const operations = (variables: object) => ({ name: 'operations', content: JSON.stringify({ query: 'q', variables }) })
const map = (value: object) => ({ name: 'map', content: JSON.stringify(value) })
const file = (name: string, content: string | Buffer, fileName = 'meet.hy3') => ({ name, content, fileName })
const boundary = 'lanes'

function body(parts: Part[], end = true): Buffer {
  const chunks = parts.flatMap(({ name, content, fileName }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`,
    content,
    '\r\n',
  ])
  return Buffer.concat([...chunks, end ? `--${boundary}--\r\n` : ''].map((chunk) => Buffer.from(chunk)))
}

async function send(parts: Part[], type = `multipart/form-data; boundary=${boundary}`) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(body(parts)),
  })
  return { status: response.status, text: await response.text() }
}

test('[API-06] files arrive whole where the map says, with size and hash, and are gone afterwards', async () => {
  const binary = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 256))
  const { status, text } = await send([
    operations({ file: null, more: [null, null] }),
    map({ 0: ['variables.file'], 1: ['variables.more.0', 'variables.more.1'] }),
    file('0', binary, 'Übung.hy3'),
    file('1', 'second', '../../etc/passwd'),
  ])
  expect(status).toBe(200)
  const { variables } = JSON.parse(text)
  expect(variables.file).toEqual({
    fileName: 'Übung.hy3',
    size: 70_000,
    sha256: createHash('sha256').update(binary).digest('hex'),
    content: binary.toString('latin1'),
  })
  expect(variables.more.map(({ content }: { content: string }) => content)).toEqual(['second', 'second'])
  expect(seen.map(({ stayed }) => stayed)).toEqual([false, false, false])
  for (const { path } of seen) expect(path).toMatch(/lanewise-upload-\w+\/\d$/)
})

test('[API-06] beyond the limit, by declared length or while it comes, the answer is 413 with a text', async () => {
  const before = folders()
  const parts = [operations({ file: null }), map({ 0: ['variables.file'] })]
  const declared = await send([...parts, file('0', Buffer.alloc(3 << 20))])
  expect([declared.status, declared.text]).toEqual([413, 'An upload may have at most 1 MB'])
  const whileItComes = await send([...parts, file('0', Buffer.alloc((1 << 20) + 1))])
  expect([whileItComes.status, whileItComes.text]).toEqual([413, 'An upload may have at most 1 MB'])
  const justFits = await send([...parts, file('0', Buffer.alloc(1 << 20))])
  expect(justFits.status).toBe(200)
  expect(folders()).toEqual(before)
})

test('[API-06] the limit is for all files together', async () => {
  const { status } = await send([
    operations({ a: null, b: null }),
    map({ 0: ['variables.a'], 1: ['variables.b'] }),
    file('0', Buffer.alloc(600_000)),
    file('1', Buffer.alloc(600_000)),
  ])
  expect(status).toBe(413)
})

const two = [operations({ file: null }), map({ 0: ['variables.file'] })]
const malformed: [string, Part[], type?: string][] = [
  ['no operations', [map({ 0: ['variables.file'] }), file('0', 'x')]],
  ['operations that are no JSON', [{ name: 'operations', content: '{' }, two[1]!, file('0', 'x')]],
  ['a list of operations', [{ name: 'operations', content: '[{"query":"q"}]' }, two[1]!, file('0', 'x')]],
  ['no map', [two[0]!, file('0', 'x')]],
  ['a map to nowhere', [two[0]!, map({ 0: ['variables.other'] }), file('0', 'x')]],
  ['a map into the query', [two[0]!, map({ 0: ['query'] }), file('0', 'x')]],
  ['a map to a prototype', [two[0]!, map({ 0: ['variables.__proto__.x'] }), file('0', 'x')]],
  ['a map to a value', [operations({ file: 1 }), two[1]!, file('0', 'x')]],
  ['a file that the map does not know', [...two, file('0', 'x'), file('1', 'y')]],
  ['a map whose file does not come', two],
  ['a broken boundary', [...two, file('0', 'x')], 'multipart/form-data'],
]
test.each(malformed.map(([what, parts, type]) => ({ what, parts, type })))(
  '[API-06] $what is refused with a text',
  async ({ parts, type }) => {
    const before = folders()
    const { status, text } = await send(parts, type)
    expect([status, text.length > 10]).toEqual([400, true])
    expect(folders()).toEqual(before)
  },
)

test('[API-06] more files than allowed are refused', async () => {
  const names = ['0', '1', '2', '3']
  const { status } = await send([
    operations({ files: names.map(() => null) }),
    map(Object.fromEntries(names.map((name, i) => [name, [`variables.files.${i}`]]))),
    ...names.map((name) => file(name, 'x')),
  ])
  expect(status).toBe(413)
})

test('[API-06] an upload that is cut off, by its end or by the connection, leaves nothing', async () => {
  const before = folders()
  const cut = body([...two, file('0', Buffer.alloc(200_000))], false).subarray(0, 100_000)
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(cut) })
  expect(answer.status).toBe(400)

  const { hostname, port } = new URL(url)
  const sent = request({ hostname, port, method: 'POST', headers: { ...headers, 'content-length': 900_000 } })
  sent.on('error', () => undefined)
  sent.write(cut)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(folders().length).toBeGreaterThan(before.length)
  sent.destroy()
  for (let i = 0; i < 50 && folders().length > before.length; i++) await new Promise((r) => setTimeout(r, 100))
  expect(folders()).toEqual(before)
})

test('[API-06] a name of an upload from another request is worth nothing', () => {
  expect(() => takeUpload('9b2b2f1e-6c5e-4a2d-9d53-3f0c1c6a0c11')).toThrow('multipart')
  expect(() => takeUpload({ path: '/etc/passwd' })).toThrow('multipart')
})
