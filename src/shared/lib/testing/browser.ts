let width = 1440
const changes = new Set<() => void>()

const matches = (query: string): boolean => {
  const max = /max-width:\s*([\d.]+)px/.exec(query)
  const min = /min-width:\s*([\d.]+)px/.exec(query)
  return (!max || width <= Number(max[1])) && (!min || width >= Number(min[1])) && !query.includes('prefers-')
}

/** Shows the page at another width, in pixels. Starts at 1440 for each test. */
export function setViewport(pixels: number): void {
  width = pixels
  changes.forEach((change) => change())
}

export const resetViewport = (): void => {
  width = 1440
}

/** What jsdom leaves out and screens or antd ask for. */
export function installBrowser(): void {
  window.matchMedia = (query) =>
    ({
      get matches() {
        return matches(query)
      },
      media: query,
      addEventListener: (_type: string, change: () => void) => changes.add(change),
      removeEventListener: (_type: string, change: () => void) => changes.delete(change),
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  // antd's select posts to itself to run after a paint.
  Object.assign(window, { MessageChannel: TimerChannel })
  // jsdom throws for pseudo-elements.
  const computed = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element) => computed(element)
  window.scrollTo = () => undefined
}

class TimerChannel {
  port1: { onmessage: ((event: object) => void) | null } = { onmessage: null }
  port2 = { postMessage: (data: unknown) => setTimeout(() => this.port1.onmessage?.({ data }), 0) }
}
