/** What the picker offers first. The server recognises files by content, so other endings can be dropped as well. */
export const FILE_ENDINGS = '.hy3,.cl2,.sd3,.zip,.lef,.lxf'

/** 1.5 MB, 38 KB, 512 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1 << 20) return `${Math.round(bytes / 1024)} KB`
  return `${Number((bytes / (1 << 20)).toFixed(1))} MB`
}

/** Why a file is not worth sending, in words for the person; null when it is. `limit` in bytes. */
export function refusalOf({ size }: Pick<File, 'size'>, limit: number): string | null {
  if (size === 0) return 'The file is empty'
  if (size > limit) return `The file has ${sizeText(size)}, an upload may have at most ${sizeText(limit)}`
  return null
}
