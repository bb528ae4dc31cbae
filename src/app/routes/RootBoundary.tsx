import { Component, type ReactNode } from 'react'
import { ErrorState } from '@/shared/ui/states'

/** The last net: the shell itself or a chunk it needs failed. Never a blank page. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <ErrorState title="Lanewise could not be loaded" onRetry={() => window.location.reload()}>
          The connection was lost, or there is a new version. What was saved is safe.
        </ErrorState>
      </main>
    )
  }
}
