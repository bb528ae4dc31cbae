import { TOAST } from '@/shared/config'

export interface Toast {
  id: number
  text: string
  tone: 'success' | 'warning' | 'error'
  /** Interrupts a screen reader; the others wait their turn. */
  isAlert: boolean
}

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  shown = next
  listeners.forEach((listener) => listener())
}

function show(toast: Omit<Toast, 'id'>, duration: number): void {
  const id = ++lastId
  change([...shown, { ...toast, id }])
  setTimeout(() => change(shown.filter((other) => other.id !== id)), duration)
}

/** Short messages at the top of the page, 2 s unless said otherwise (specification, section 9). */
export const toasts = {
  success: (text: string, duration = TOAST) => show({ text, tone: 'success', isAlert: false }, duration),
  error: (text: string) => show({ text, tone: 'error', isAlert: true }, TOAST),
  /** What the specification calls an alert: role alert in the page, never a blocking window. */
  alert: (text: string, tone: Toast['tone'] = 'warning') => show({ text, tone, isAlert: true }, TOAST),
}

/** For the one component that shows them. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => shown,
  /** Takes all away at once; tests start with none. */
  clear: () => change([]),
}
