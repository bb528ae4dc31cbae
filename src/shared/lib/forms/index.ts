export { validateWith, type FieldErrors } from './validate-with'
