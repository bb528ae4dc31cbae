/** An address from data as a link target: only http and https, else null, so that no `javascript:` address can be clicked. */
export function externalUrl(value: string | null | undefined): string | null {
  if (!value) return null
  try {
    const url = new URL(value)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}
