import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Config } from '../config'
import { isForeignFrame, pageHeaders } from './security-headers'

const foreignMark = '<meta name="lanewise-frame" content="foreign" />'

/** Answers the application's page with a nonce of its own; every path of the client's routes gets it. */
export function createPage(config: Config) {
  // the client says how large a file may be before it sends one
  const template = readTemplate(config.clientDir).replace('__UPLOAD_LIMIT__', String(config.uploadLimit))
  return (request: IncomingMessage, response: ServerResponse, headers: Record<string, string>): void => {
    const foreign = isForeignFrame(request)
    const nonce = randomBytes(16).toString('base64')
    const marked = foreign ? template.replace('<head>', `<head>${foreignMark}`) : template
    const html = Buffer.from(marked.replaceAll('__CSP_NONCE__', nonce))
    response.writeHead(200, {
      ...headers,
      ...pageHeaders(config, nonce, foreign),
      'content-type': 'text/html; charset=utf-8',
      'content-length': html.length,
    })
    response.end(request.method === 'HEAD' ? undefined : html)
  }
}

function readTemplate(clientDir: string | undefined): string {
  try {
    return readFileSync(join(clientDir ?? '', 'index.html'), 'utf8')
  } catch {
    return '<!doctype html><html lang="en"><head><title>Lanewise</title></head><body>The client is not built: run npm run build.</body></html>'
  }
}
