const KEY = 'graphqlError'

/** The last server error, kept under the key of the specification (section 8). Reads as null where storage is refused. */
export const errorStore = {
  read(): string | null {
    try {
      return window.localStorage.getItem(KEY)
    } catch {
      return null
    }
  },
  write(message: string): void {
    try {
      window.localStorage.setItem(KEY, message)
    } catch {
      // a browser that refuses storage still shows the message on the screen
    }
  },
  clear(): void {
    try {
      window.localStorage.removeItem(KEY)
    } catch {
      // nothing was kept either
    }
  },
}
