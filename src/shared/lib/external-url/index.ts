export { externalUrl } from './external-url'
