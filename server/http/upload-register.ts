import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'

/** A file on its way in; its temporary file is removed when the request ends, so keep it by moving or copying it. */
export interface UploadedFile {
  path: string
  /** as the client named it: show it, never use it as a path */
  fileName: string
  /** bytes */
  size: number
  /** hexadecimal */
  sha256: string
}

// The scalar's input is a name that nobody can guess, so a plain JSON body cannot reach another request's file.
const waiting = new Map<string, UploadedFile>()

export function registerUpload(file: UploadedFile): string {
  const name = randomUUID()
  waiting.set(name, file)
  return name
}

export const forgetUpload = (name: string): boolean => waiting.delete(name)

/** The file that a variable stands for; throws for anything but a name of `registerUpload`. */
export function takeUpload(name: unknown): UploadedFile {
  const file = typeof name === 'string' ? waiting.get(name) : undefined
  if (!file) throw new GraphQLError('An upload comes as a file of a multipart request')
  return file
}
