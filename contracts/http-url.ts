/**
 * Addresses that a page may link to. The shape is checked before the URL parser runs, because the parser repairs what an
 * attacker writes (tabs, line breaks, backslashes, missing slashes).
 */
const MAX_LENGTH = 2048

/** Blanks, control characters, backslash, and what has to be escaped in a link. */
const FORBIDDEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\<>"'`{}|^]/

function isUrl(text: string, schemes: readonly string[]): boolean {
  if (text.length > MAX_LENGTH || FORBIDDEN.test(text)) return false
  const scheme = /^([a-z]+):\/\/[^/?#]/i.exec(text)?.[1]?.toLowerCase()
  if (!scheme || !schemes.includes(scheme)) return false
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return false
  }
  // A name before the host hides where the link goes: http://bank.example@evil.example
  if (url.username || url.password) return false
  return /^\[.+\]$/.test(url.hostname) || /^[^.]+(\.[^.]+)+\.?$/.test(url.hostname)
}

/** True for a full http or https address with a host name that has a dot, or an IP address. */
export function isHttpUrl(text: string): boolean {
  return isUrl(text, ['http', 'https'])
}

/** The same for the website of a club or a league, which may be ftp too (specification section 5). */
export function isWebsiteUrl(text: string): boolean {
  return isUrl(text, ['http', 'https', 'ftp'])
}
