export { isFramed } from './frame'
export { tokenStore, type TokenEvent, type Tokens } from './token-store'
