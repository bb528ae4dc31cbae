import { Component, type ReactNode } from 'react'
import { ErrorState } from '@/shared/ui/states'
import { isChunkError } from './ChunkBoundary'

export interface ScreenBoundaryProps {
  children: ReactNode
  /** Changes with the address: going elsewhere leaves the error behind. */
  resetKey: string
}

/** An unexpected error in one screen leaves menu and top bar usable. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: Error | null; failedAt: string }> {
  override state = { error: null as Error | null, failedAt: '' }

  static getDerivedStateFromError = (error: Error) => ({ error })

  static getDerivedStateFromProps(props: ScreenBoundaryProps, state: { error: Error | null; failedAt: string }) {
    if (state.error !== null && state.failedAt !== '' && state.failedAt !== props.resetKey)
      return { error: null, failedAt: '' }
    return state.error === null ? null : { failedAt: props.resetKey }
  }

  private retry = () => {
    // What stands around the screens did not load, and React keeps that for ever: only a new page asks again.
    if (this.state.error !== null && isChunkError(this.state.error)) return window.location.reload()
    this.setState({ error: null, failedAt: '' })
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <ErrorState title="This screen stopped working" onRetry={this.retry}>
        The rest of the application still works. What was saved is safe.
      </ErrorState>
    )
  }
}
