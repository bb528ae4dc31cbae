import { openAsBlob } from 'node:fs'
import { parentPort } from 'node:worker_threads'

export interface ImportOrder {
  url: string
  token: string
  leagueSeqno: number
  path: string
}

export interface ImportTimes {
  importId: number
  /** ms from the first byte sent to the answer, to the preview, to the commit */
  uploaded: number
  previewed: number
  committed: number
}

// A browser beside the server: uploads, waits for the preview, accepts it, waits for the end. In a thread of its own, so
// that its work is not taken for the server's.
parentPort?.on('message', (order: ImportOrder) => {
  bring(order).then(
    (times) => parentPort?.postMessage({ times }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  )
})

async function bring({ url, token, leagueSeqno, path }: ImportOrder): Promise<ImportTimes> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json', 'x-graphql-yoga-csrf': '1' }
  const ask = async (body: RequestInit['body'], more: object = {}) => {
    const response = await fetch(`${url}/graphql`, { method: 'POST', body, headers: { ...headers, ...more } })
    const answer = (await response.json()) as { data?: Record<string, never>; errors?: { message: string }[] }
    if (answer.errors) throw new Error(answer.errors[0]!.message)
    return answer.data as Record<string, unknown>
  }
  const call = (query: string) => ask(JSON.stringify({ query }), { 'content-type': 'application/json' })
  const settled = async (importId: number, state: string) => {
    for (;;) {
      const { importProgress } = await call(`{ importProgress(importId: ${importId}) { state error } }`)
      const row = importProgress as { state: string; error: string | null }
      if (row.state === state) return
      if (!['reading', 'writing'].includes(row.state)) throw new Error(`${row.state}: ${row.error}`)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
  const form = new FormData()
  const query = `mutation ($file: Upload, $leagueSeqno: Int) {
    uploadFiles(file: $file, leagueSeqno: $leagueSeqno) { imports { importId } } }`
  form.set('operations', JSON.stringify({ query, variables: { file: null, leagueSeqno } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', await openAsBlob(path), 'meet')
  const started = performance.now()
  const { uploadFiles } = await ask(form)
  const [{ importId }] = (uploadFiles as { imports: [{ importId: number }] }).imports
  const uploaded = performance.now() - started
  await settled(importId, 'preview')
  const previewed = performance.now() - started
  await call(`mutation { importAccept(importId: ${importId}) { state } }`)
  await settled(importId, 'done')
  return { importId, uploaded, previewed, committed: performance.now() - started }
}
