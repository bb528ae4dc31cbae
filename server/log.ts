/** One JSON line a call. Say what happened in `message`; never put names, e-mails, tokens or typed text in `fields`. */
export type Log = (message: string, fields?: Record<string, unknown>) => void

// A second guard: fields of these names are left out, whoever passes them.
const secret = /token|password|secret|authorization|cookie|email|e_mail|phone|birth/i

/** Writes structured lines to `stream`; time in ISO 8601, UTC. */
export function createLog(stream: { write(text: string): unknown } = process.stdout): Log {
  return (message, fields = {}) => {
    const kept = Object.fromEntries(Object.entries(fields).filter(([key]) => !secret.test(key)))
    stream.write(`${JSON.stringify({ time: new Date().toISOString(), message, ...kept })}\n`)
  }
}
