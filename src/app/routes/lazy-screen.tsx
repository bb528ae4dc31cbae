import { lazy, Suspense, useState, type ComponentType, type FunctionComponent } from 'react'
import { Loader } from '@/shared/ui/loader'
import { ErrorState } from '@/shared/ui/states'
import { ChunkBoundary } from './ChunkBoundary'

type Load = () => Promise<{ default: ComponentType }>

export interface LazyScreen extends FunctionComponent {
  /** Starts to fetch the chunk; a failure is told when the screen is shown. */
  preload: () => void
}

/** A screen in a chunk of its own: the lane rope while it loads, and when it cannot be loaded a way to try again. */
export function lazyScreen(load: Load): LazyScreen {
  // React keeps a failed import for ever; a new lazy component asks for the chunk again.
  let Latest = lazy(load)
  const renew = () => {
    Latest = lazy(load)
    return Latest
  }
  function Shown() {
    const [Screen, setScreen] = useState(() => Latest)
    return (
      <ChunkBoundary
        onRetry={() => setScreen(renew)}
        fallback={(retry) => (
          <ErrorState title="This screen could not be loaded" onRetry={retry}>
            The connection was lost or took too long. Nothing you entered elsewhere is lost.
          </ErrorState>
        )}
      >
        <Suspense fallback={<Loader />}>
          <Screen />
        </Suspense>
      </ChunkBoundary>
    )
  }
  return Object.assign(Shown, { preload: () => void load().catch(() => undefined) })
}
