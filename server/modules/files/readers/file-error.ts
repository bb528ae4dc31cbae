export type FileErrorCode =
  | 'EMPTY'
  | 'NOT_A_MEET_FILE'
  | 'NOT_SUPPORTED'
  | 'BAD_ENCODING'
  | 'BAD_XML'
  | 'DOCTYPE'
  | 'INCOMPLETE'
  | 'TOO_LARGE'
  | 'TOO_MANY_LINES'
  | 'LINE_TOO_LONG'
  | 'TOO_DEEP'
  | 'BAD_ARCHIVE'
  | 'ENCRYPTED'
  | 'NESTED_ARCHIVE'
  | 'SEVERAL_MEETS'

/** A file that cannot be imported, with the reason in words for the person who uploaded it. */
export class FileError extends Error {
  readonly code: FileErrorCode
  /** 1-based line of the file, when the reason has a place */
  readonly line: number | undefined

  constructor(code: FileErrorCode, message: string, line?: number) {
    super(message)
    this.name = 'FileError'
    this.code = code
    this.line = line
  }
}
