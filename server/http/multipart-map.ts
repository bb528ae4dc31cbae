import { HttpError } from './answer'
import type { Parts } from './multipart'
import type { UploadedFile } from './upload-register'

/**
 * Puts a name for each file where `map` says it belongs: { "0": ["variables.file"] }. Answers the operations. Throws
 * HttpError for JSON that is none, a path that leads nowhere, a file that `map` does not know or that did not come.
 */
export function placeUploads({ fields, files }: Parts, register: (file: UploadedFile) => string): unknown {
  const operations = parse(fields.get('operations'), 'operations')
  const map = parse(fields.get('map'), 'map')
  if (Array.isArray(operations)) throw new HttpError(400, 'One operation per request')
  for (const part of files.keys()) {
    if (!Object.hasOwn(map, part)) throw new HttpError(400, 'A file is not named in the map')
  }
  for (const [part, paths] of Object.entries(map)) {
    const file = files.get(part)
    if (!file || !Array.isArray(paths)) throw new HttpError(400, 'The map names a file that did not come')
    for (const path of paths) place(operations, path, register(file))
  }
  return operations
}

function parse(text: string | undefined, part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // answered below
  }
  throw new HttpError(400, `The part '${part}' must be JSON and come before the files`)
}

function place(operations: Record<string, unknown>, path: unknown, name: string): void {
  const steps = typeof path === 'string' ? path.split('.') : []
  const last = steps.pop()
  let target: unknown = operations
  for (const step of steps) target = own(target, step)
  // the specification puts null where a file goes
  if (steps[0] !== 'variables' || last === undefined || own(target, last) !== null) {
    throw new HttpError(400, 'The map leads to no variable that waits for a file')
  }
  ;(target as Record<string, unknown>)[last] = name
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}
