import type { Client } from '@urql/core'
import { UploadFileMutation } from '@/entities/competition/file-import'
import { sendFiles, serverMessage } from '@/shared/api'
import { tokenStore } from '@/shared/auth'
import { uploadLimit } from '@/shared/config'
import { refusalOf } from './check-file'
import type { Owner } from './owner'

export interface Upload {
  id: number
  owner: Owner
  fileName: string
  /** bytes */
  size: number
  sent: number
  state: 'waiting' | 'sending' | 'sent' | 'refused'
  /** once it is sent */
  importId: number | null
  /** why it was refused */
  error: string | null
  /** chosen alone, so its preview opens by itself */
  isAlone: boolean
}

interface Waiting {
  upload: Upload
  file: File
  client: Client
}

let uploads: readonly Upload[] = []
let waiting: Waiting[] = []
let running: { id: number; cancel: () => void } | null = null
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly Upload[]): void {
  uploads = next
  listeners.forEach((listener) => listener())
}

const change = (id: number, patch: Partial<Upload>) =>
  publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)))

/** One of several shows in the list of imports from now on; one alone waits until the screen opens it. */
function finish(id: number, importId: number | null): void {
  const isAlone = uploads.some((upload) => upload.id === id && upload.isAlone)
  if (isAlone && importId !== null) change(id, { state: 'sent', importId })
  else publish(uploads.filter((upload) => upload.id !== id))
}

function sendNext(): void {
  if (running !== null) return
  const next = waiting.shift()
  if (!next) return
  const { upload, file, client } = next
  const { id, owner } = upload
  change(id, { state: 'sending' })
  // before the call: an answer may come at once
  running = { id, cancel: () => undefined }
  const cancel = sendFiles(
    client,
    UploadFileMutation,
    { file, ...owner },
    {
      // the body is a little longer than the file
      onSent: (sent, total) => change(id, { sent: Math.round((sent / (total || 1)) * file.size) }),
      onEnd(answer) {
        running = null
        if ('error' in answer) change(id, { state: 'refused', error: serverMessage(answer.error) })
        else finish(id, answer.data.uploadFiles?.imports?.[0]?.importId ?? null)
        sendNext()
      },
    },
  )
  if (running?.id === id) running.cancel = cancel
}

/**
 * The files on their way to the server, one after the other: each is an import of its own, so one bad file keeps no other
 * back. It lives beside the screen, so that going to another screen does not break an upload off.
 */
export const uploadQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => uploads,

  add(client: Client, files: readonly File[], owner: Owner): void {
    const limit = uploadLimit()
    const added = files.map((file): Waiting => {
      const error = refusalOf(file, limit)
      const state = error === null ? 'waiting' : 'refused'
      const upload: Upload = {
        ...{ id: ++lastId, owner, fileName: file.name, size: file.size, sent: 0, state, importId: null, error },
        isAlone: files.length === 1,
      }
      return { upload, file, client }
    })
    publish([...uploads, ...added.map(({ upload }) => upload)])
    waiting.push(...added.filter(({ upload }) => upload.state === 'waiting'))
    sendNext()
  },

  /** Takes an upload out of the list; one that is on its way breaks off. */
  remove(id: number): void {
    waiting = waiting.filter(({ upload }) => upload.id !== id)
    publish(uploads.filter((upload) => upload.id !== id))
    if (running?.id !== id) return
    running.cancel()
    running = null
    sendNext()
  },

  clear(): void {
    waiting = []
    running?.cancel()
    running = null
    publish([])
  },
}

// Files go on behalf of who chose them.
tokenStore.subscribe((event) => {
  if (event === 'signedOut' || event === 'expired') uploadQueue.clear()
})

// Closing the tab would break them off, so the browser asks first.
window.addEventListener('beforeunload', (event) => {
  if (running !== null) event.preventDefault()
})
