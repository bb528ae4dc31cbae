import { createReadStream, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { header } from './answer'

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pbf': 'application/x-protobuf',
  '.pmtiles': 'application/octet-stream',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const encodings = { br: '.br', gzip: '.gz' } as const

interface Variant {
  file: string
  size: number
}

interface StaticFile extends Variant {
  type: string
  cacheControl: string
  etag: string
  encoded: Partial<Record<keyof typeof encodings, Variant>>
}

// A content hash in the name: the same name will never hold anything else.
const hashed = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/

/** Serves the files below a folder, as they were when the server started, compressed ones where the client takes them. */
export class StaticFiles {
  private readonly files: ReadonlyMap<string, StaticFile>

  constructor(folder: string | undefined) {
    this.files = new Map(folder ? scan(folder) : [])
  }

  has(path: string): boolean {
    return this.files.has(path)
  }

  send(path: string, request: IncomingMessage, response: ServerResponse, headers: Record<string, string>): void {
    const file = this.files.get(path)!
    const accepted = header(request, 'accept-encoding') ?? ''
    const encoding = (Object.keys(encodings) as (keyof typeof encodings)[]).find(
      (name) => file.encoded[name] && new RegExp(`\\b${name}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted),
    )
    const variant = encoding ? file.encoded[encoding]! : file
    const common = { ...headers, etag: file.etag, 'cache-control': file.cacheControl, vary: 'Accept-Encoding' }
    if (header(request, 'if-none-match') === file.etag) return void response.writeHead(304, common).end()
    response.writeHead(200, {
      ...common,
      'content-type': file.type,
      'content-length': variant.size,
      ...(encoding && { 'content-encoding': encoding }),
    })
    if (request.method === 'HEAD') return void response.end()
    createReadStream(variant.file)
      .on('error', () => response.destroy())
      .pipe(response)
  }
}

function scan(folder: string): [string, StaticFile][] {
  const sizes = new Map<string, number>()
  for (const entry of readFolder(folder)) sizes.set(entry, statSync(entry).size)
  return [...sizes]
    .filter(([file]) => !/\.(br|gz)$/.test(file) && !/[\\/]\.[^\\/]*$/.test(file))
    .map(([file, size]) => {
      const path = `/${relative(folder, file).split(sep).join('/')}`
      const encoded = Object.fromEntries(
        Object.entries(encodings)
          .map(([name, suffix]) => [name, { file: file + suffix, size: sizes.get(file + suffix) }] as const)
          .filter(([, variant]) => variant.size !== undefined),
      )
      const changed = statSync(file).mtimeMs.toString(36)
      return [
        path,
        {
          file,
          size,
          encoded: encoded as StaticFile['encoded'],
          type: mediaTypes[extname(file)] ?? 'application/octet-stream',
          cacheControl: hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
          etag: `W/"${size.toString(36)}-${changed}"`,
        },
      ]
    })
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return [] // not built: the page says so
  }
}
