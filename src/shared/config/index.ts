export { LOADER_STEP, SELECTION_DELAY, SIGNED_IN_TOAST, TOAST } from './durations'
export { product } from './product'
export { uploadLimit } from './upload-limit'
