import type { FileWarning } from './meet-file'

const LISTED_PER_CODE = 100

/** Collects what is odd in a file. Lists the first hundred of a kind and counts the rest: a broken file has many. */
export class Warnings {
  readonly list: FileWarning[] = []
  readonly counts: Record<string, number> = {}

  add(line: number | null, code: string, message: string): void {
    const count = (this.counts[code] ?? 0) + 1
    this.counts[code] = count
    if (count <= LISTED_PER_CODE) this.list.push({ line, code, message })
  }

  /** The list, with one line for every kind that was cut short. */
  finish(): FileWarning[] {
    for (const [code, count] of Object.entries(this.counts)) {
      if (count <= LISTED_PER_CODE) continue
      const more = (count - LISTED_PER_CODE).toLocaleString('en')
      this.list.push({ line: null, code, message: `${more} more lines like the ones before.` })
    }
    return this.list
  }
}
