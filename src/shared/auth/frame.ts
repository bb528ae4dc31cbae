/** Is the page shown inside a frame, of whatever site? Then zen mode starts on (specification, section 4). */
export const isFramed = (): boolean => window.self !== window.top

/** Is it shown inside another site's frame? Reading the top window's address throws exactly then. */
export function isForeignFrame(): boolean {
  if (!isFramed()) return false
  try {
    return window.top?.location.origin !== window.location.origin
  } catch {
    return true
  }
}
