import { Component, type ReactNode } from 'react'

export interface ChunkBoundaryProps {
  children: ReactNode
  fallback: (retry: () => void) => ReactNode
  onRetry: () => void
}

/** webpack names the error of a script that failed or passed the time-out of 120 s; mini-css-extract names its own. */
export const isChunkError = (error: Error): boolean =>
  error.name === 'ChunkLoadError' || (error as { code?: string }).code === 'CSS_CHUNK_LOAD_FAILED'

/** Catches chunks that do not come; every other error goes on to the screen's boundary. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError = (error: Error) => ({ error })

  private hasRetried = false

  private retry = () => {
    // A chunk that fails again may belong to a version that is gone; the new page names the new chunks.
    if (this.hasRetried) return window.location.reload()
    this.hasRetried = true
    this.props.onRetry()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!isChunkError(error)) throw error
    return this.props.fallback(this.retry)
  }
}
