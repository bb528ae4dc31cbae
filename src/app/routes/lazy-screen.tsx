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
  // What has arrived is shown at once: React holds back each further wait for 300 ms, one after the other.
  let arrived: ComponentType | null = null
  const fetchChunk = async () => {
    const chunk = await load()
    arrived = chunk.default
    return chunk
  }
  // React keeps a failed import for ever; a new lazy component asks for the chunk again.
  let Latest = lazy(fetchChunk)
  const renew = () => {
    Latest = lazy(fetchChunk)
    return Latest
  }
  function Shown() {
    const [Screen, setScreen] = useState<ComponentType>(() => arrived ?? Latest)
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
  return Object.assign(Shown, { preload: () => void fetchChunk().catch(() => undefined) })
}
