export { useIsPhone, useIsWide } from './use-viewport'
