import { lazy, useState, type ComponentType, type FunctionComponent } from 'react'

export interface LazyPart<Props> extends FunctionComponent<Props> {
  /** Starts to fetch the chunk; a failure is told when the part is shown. */
  preload: () => void
}

/**
 * React.lazy that shows a part at once when its chunk is here already. React reveals what has waited at most every 300 ms, so
 * shell, theme and screen, each waiting a moment inside the other, would take a second.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let arrived: ComponentType<Props> | null = null
  const fetchChunk = async () => {
    const chunk = await load()
    arrived = chunk.default
    return chunk
  }
  const Waiting = lazy(fetchChunk) as unknown as ComponentType<Props>
  function Part(props: Props) {
    // Chosen once: another type later would mount the part anew.
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Waiting)
    return <Shown {...props} />
  }
  return Object.assign(Part, { preload: () => void fetchChunk().catch(() => undefined) })
}
