import { useEffect, useState } from 'react'
import { useMutation } from 'urql'
import { ImportDecideMutation, type FileImport, type ImportLine } from '@/entities/competition/file-import'
import { serverMessage } from '@/shared/api'
import { toasts } from '@/shared/ui/toasts'

/** Who a doubtful athlete is: one of ours, somebody new, or left out with all results. */
export type Choice = { personId: number } | { choice: 'new' | 'skip' }

export interface Decisions {
  /** keys of athletes whose decision is on its way into the preview */
  pending: ReadonlySet<string>
  /** answers given since the screen opened; the next open question takes the focus after each */
  answered: number
  decide: (athleteKey: string, choice: Choice) => void
}

/** ms between two looks while the file is read again for a decision */
const POLL = 800
/** looks after which nothing more is expected */
const LOOKS = 15

interface Given {
  /** verdict of the person when it was given */
  verdict: string
  looks: number
}

/**
 * Sends decisions about people. Some show at once; for one that is compared with results of before the server reads the file
 * again, and the lines are asked for until they show it.
 */
export function useDecisions(
  { importId }: Pick<FileImport, 'importId'>,
  lines: readonly ImportLine[],
  ask: (options: { requestPolicy: 'network-only' }) => void,
): Decisions {
  const [, send] = useMutation(ImportDecideMutation)
  const [given, setGiven] = useState<ReadonlyMap<string, Given>>(new Map())
  const [answered, setAnswered] = useState(0)

  const verdictOf = (key: string) =>
    lines.find(({ athleteKey, subject }) => athleteKey === key && subject === 'person')?.verdict
  const pending = new Set(
    [...given].filter(([key, { looks, verdict }]) => looks < LOOKS && verdictOf(key) === verdict).map(([key]) => key),
  )
  // a line that the filter does not show may still change the counts
  const isWaiting = [...given].some(
    ([key, { looks, verdict }]) => looks < LOOKS && (verdictOf(key) ?? verdict) === verdict,
  )

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      setGiven((keys) => new Map([...keys].map(([key, one]) => [key, { ...one, looks: one.looks + 1 }])))
      ask({ requestPolicy: 'network-only' })
    }, POLL)
    return () => clearInterval(timer)
  }, [isWaiting, ask])

  const decide = async (athleteKey: string, choice: Choice) => {
    setGiven((keys) => new Map(keys).set(athleteKey, { verdict: verdictOf(athleteKey) ?? '', looks: 0 }))
    const { error } = await send({ importId, athleteKey, ...choice })
    if (!error) return setAnswered((count) => count + 1)
    setGiven((keys) => new Map([...keys].filter(([key]) => key !== athleteKey)))
    toasts.error(serverMessage(error))
  }

  return { pending, answered, decide: (athleteKey, choice) => void decide(athleteKey, choice) }
}
