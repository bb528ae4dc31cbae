/**
 * The redirect query of /auth/signin. Only a path of this application that matches a known route is followed; everything
 * else is an open redirect (another host, javascript:, a path that a browser or proxy reads as a host).
 */

/** Sign-in itself is no place to return to. */
const NEVER = /^\/auth\/(signin|signup)\/?$/i

/** Routes hold nothing else, so escapes, dots, backslashes and double slashes need no list of their own. */
const PATH = /^(\/[A-Za-z0-9_-]+)*\/?$/
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\<>"'`]/

/**
 * Test for paths of the application.
 * @param routes paths as the specification writes them; a part in braces (`{club}`) stands for an id
 * @returns a function that tells whether a path matches one of them, ignoring case and a slash at the end
 */
export function routeMatcher(routes: readonly string[]): (path: string) => boolean {
  const patterns = routes.map((route) => new RegExp(`^${route.replace(/\{[^}]+\}/g, '[1-9]\\d{0,9}')}/?$`, 'i'))
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/**
 * @param redirect value of the redirect query, already decoded once
 * @param isKnownPath from routeMatcher
 * @returns path with query and fragment to go to, or null when it must not be followed
 */
export function safeRedirectPath(
  redirect: string | null | undefined,
  isKnownPath: (path: string) => boolean,
): string | null {
  if (!redirect || redirect.length > 2000 || UNSAFE.test(redirect)) return null
  const path = redirect.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith('/') || !PATH.test(path) || NEVER.test(path)) return null
  return isKnownPath(path) ? redirect : null
}
