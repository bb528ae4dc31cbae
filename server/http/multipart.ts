import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { HttpError } from './answer'
import { checkDeclaredLength } from './json-body'
import { placeUploads } from './multipart-map'
import { forgetUpload, registerUpload, type UploadedFile } from './upload-register'

export interface MultipartLimits {
  /** bytes of all files together */
  uploadLimit: number
  uploadFiles: number
  /** bytes of `operations` and of `map` */
  jsonLimit: number
}

export interface MultipartRequest {
  /** the operation, with the name of a registered upload for each file */
  operations: unknown
  /** removes the temporary files; call it however the request ends */
  dispose(): Promise<void>
}

/**
 * Reads a GraphQL multipart request, each file into a temporary file while it arrives, so that memory does not grow with
 * it. Throws HttpError for what breaks the specification or the limits; then, and when the client goes away, nothing stays.
 */
export async function readMultipart(request: IncomingMessage, limits: MultipartLimits): Promise<MultipartRequest> {
  const refusal = new HttpError(413, `An upload may have at most ${limits.uploadLimit >> 20} MB`)
  checkDeclaredLength(request, limits.uploadLimit + 2 * limits.jsonLimit, refusal)
  const folder = await mkdtemp(join(tmpdir(), 'lanewise-upload-'))
  const names: string[] = []
  const dispose = async () => {
    names.forEach(forgetUpload)
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const parts = await readParts(request, folder, limits, refusal)
    const operations = placeUploads(parts, (file) => {
      const name = registerUpload(file)
      names.push(name)
      return name
    })
    return { operations, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

export interface Parts {
  fields: Map<string, string>
  files: Map<string, UploadedFile>
}

function readParts(
  request: IncomingMessage,
  folder: string,
  limits: MultipartLimits,
  refusal: HttpError,
): Promise<Parts> {
  const parser = createParser(request, limits)
  const parts: Parts = { fields: new Map(), files: new Map() }
  const writing: Promise<void>[] = []
  let room = limits.uploadLimit
  const count = (bytes: number) => {
    room -= bytes
    if (room < 0) throw refusal
  }
  return new Promise((resolve, reject) => {
    const stop = (error: unknown) => {
      request.unpipe(parser)
      parser.destroy()
      void Promise.allSettled(writing).then(() => reject(error))
    }
    parser.on('field', (name, value, info) => {
      if (info.valueTruncated) stop(new HttpError(413, 'The operations of the request are too large'))
      parts.fields.set(name, value)
    })
    parser.on('file', (name, stream, { filename }) => {
      const path = join(folder, String(writing.length))
      const stored = storeFile(stream, path, count).then((rest) => {
        parts.files.set(name, { path, fileName: filename ?? '', ...rest })
      })
      writing.push(stored)
      stored.catch(stop)
    })
    parser.on('filesLimit', () => stop(new HttpError(413, `At most ${limits.uploadFiles} files in one request`)))
    parser.on('fieldsLimit', () => stop(new HttpError(400, 'Too many parts in the request')))
    parser.on('error', () => stop(new HttpError(400, 'The upload is cut off or not well formed')))
    parser.on('close', () => void Promise.all(writing).then(() => resolve(parts), stop))
    request.once('aborted', () => stop(new HttpError(400, 'The upload was cut off')))
    request.once('error', () => stop(new HttpError(400, 'The upload was cut off')))
    request.pipe(parser)
  })
}

function createParser(request: IncomingMessage, { uploadFiles, jsonLimit }: MultipartLimits): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: uploadFiles, fields: 2, fieldSize: jsonLimit, headerPairs: 50 },
    })
  } catch {
    throw new HttpError(400, 'The multipart request is not well formed')
  }
}

async function storeFile(stream: Readable, path: string, count: (bytes: number) => void) {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        count(chunk.length)
        size += chunk.length
        hash.update(chunk)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })
  await pipeline(stream, measure, createWriteStream(path, { mode: 0o600 }))
  return { size, sha256: hash.digest('hex') }
}
