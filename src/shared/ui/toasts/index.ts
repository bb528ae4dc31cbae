export { Toaster } from './Toaster'
export { toasts, toastStore } from './toasts'
