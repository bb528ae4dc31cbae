import type { FileImport } from '@/entities/competition/file-import'

type Step = NonNullable<FileImport['steps']>[number]

export interface StepView {
  name: string
  title: string
  state: 'waiting' | 'running' | 'done'
  /** '1,027 of 1,284' */
  text: string
  /** floats of the lane rope in blue, 0 to 10 */
  filled: number
  /** whole percent, never rounded up to 100 before the end */
  percent: number
}

const titles: Record<string, string> = { reading: 'Reading', matching: 'Matching', writing: 'Writing' }
const FLOATS = 10
const number = (value: number) => value.toLocaleString('en')

/** The three steps of an import as lane ropes. */
export const stepViews = ({ steps, state }: Pick<FileImport, 'steps' | 'state'>): StepView[] =>
  (steps ?? []).map((step) => {
    const stepState = step.state === 'done' || step.state === 'running' ? step.state : 'waiting'
    const share = stepState === 'done' ? 1 : shareOf(step)
    return {
      name: step.name,
      title: titles[step.name] ?? step.name,
      state: stepState,
      text: textOf(step, state),
      // a rope is full only when its step is done
      filled: Math.floor(share * FLOATS),
      percent: Math.floor(share * 100),
    }
  })

function shareOf({ done, total }: Step): number {
  if (total <= 0) return 0
  return Math.min(Math.max(done / total, 0), stillShort)
}

/** just under a whole */
const stillShort = 0.999

function textOf({ name, state, done, total }: Step, importState: string): string {
  if (state === 'running') return total > 0 ? `${number(Math.min(done, total))} of ${number(total)}` : 'starting'
  if (state === 'done') return name === 'reading' && total > 0 ? `${number(total)} lines` : 'done'
  if (name === 'writing' && importState !== 'writing') return 'starts when you accept'
  return 'waiting'
}
