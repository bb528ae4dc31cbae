export { matchScreen, type ScreenMatch } from './match'
export { homePath, missingScopes, pathTo, performancePath, signInPath, type Selected } from './paths'
export { screenOf, screens, type Scope, type Screen, type ScreenKey } from './screens'
export { useAddressIds } from './use-address-ids'
