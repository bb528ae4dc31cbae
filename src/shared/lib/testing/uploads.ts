import { act } from '@testing-library/react'

/** An upload under way: the test says how far it is and what the server answers. */
export interface HeldUpload {
  headers: Headers
  form: FormData
  isAborted: boolean
  sent: (bytes: number, total: number) => void
  answer: (status: number, body: object | string) => Promise<void>
  break: () => Promise<void>
}

/** Puts a server in the place of XMLHttpRequest that takes uploads and waits for the test. */
export function holdUploads(): HeldUpload[] {
  const uploads: HeldUpload[] = []
  class HeldRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    status = 0
    responseText = ''
    private headers = new Headers()
    private type = ''
    private held: HeldUpload | null = null
    open() {}
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value)
    }
    getResponseHeader() {
      return this.type
    }
    abort() {
      if (this.held) this.held.isAborted = true
      this.onabort?.()
    }
    send(form: FormData) {
      this.held = {
        ...{ headers: this.headers, form, isAborted: false },
        sent: (loaded, total) => act(() => this.upload.onprogress?.({ loaded, total })),
        answer: async (status, body) => {
          this.status = status
          this.type = typeof body === 'string' ? 'text/plain' : 'application/graphql-response+json'
          this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
          await act(async () => this.onload?.())
        },
        break: async () => act(async () => this.onerror?.()),
      }
      uploads.push(this.held)
    }
  }
  Object.assign(window, { XMLHttpRequest: HeldRequest })
  return uploads
}
