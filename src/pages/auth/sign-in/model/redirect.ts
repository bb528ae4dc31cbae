import { routeMatcher, safeRedirectPath } from 'contracts/redirect-path'
import { screens } from '@/shared/routes'

const isKnownPath = routeMatcher(Object.values(screens).map(({ path }) => path.replace(/:(\w+)/g, '{$1}')))

/** Where to go after signing in: only to a known path of this site, else null. */
export const redirectTarget = (search: URLSearchParams): string | null =>
  safeRedirectPath(search.get('redirect'), isKnownPath)
