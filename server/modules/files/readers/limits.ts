export interface ReadLimits {
  /** bytes of a file after unpacking, counted while they stream */
  maxBytes: number
  /** files and folders in an archive */
  maxEntries: number
  /** unpacked bytes for one packed byte */
  maxRatio: number
  /** lines of a fixed-column file */
  maxLines: number
  /** characters of a line of a fixed-column file */
  maxLineLength: number
  /** characters of one XML tag with its attributes, or of a text, comment or instruction */
  maxTagLength: number
  maxDepth: number
  /** elements of an XML file */
  maxElements: number
}

/** Room for the largest national files; an administrator's settings replace single values. */
export const defaultLimits: ReadLimits = {
  maxBytes: 100 * 1024 * 1024,
  maxEntries: 20,
  maxRatio: 200,
  maxLines: 500_000,
  maxLineLength: 1_000,
  maxTagLength: 20_000,
  maxDepth: 30,
  maxElements: 3_000_000,
}
