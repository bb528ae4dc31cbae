/** Shape of an e-mail address: what browsers accept in an e-mail field, and a domain with a dot. */
const SHAPE = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/

/** True for an address that can be written to, as far as its text can tell. At most 254 characters (RFC 5321). */
export function isEmail(text: string): boolean {
  if (text.length > 254 || !SHAPE.test(text)) return false
  const local = text.slice(0, text.lastIndexOf('@'))
  return local.length <= 64 && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
}
