import type { FileImport } from '@/entities/competition/file-import'
import { Icon, successIcon, waitingIcon } from '@/shared/ui/icons'
import { LaneRope } from '@/shared/ui/loader'
import { stepViews, type StepView } from '../model/step-views'
import styles from './ImportSteps.module.css'

export interface ImportStepsProps {
  row: Pick<FileImport, 'steps' | 'state'>
}

/** Reading, matching, writing: a lane rope each. */
export const ImportSteps = ({ row }: ImportStepsProps) => (
  <ol className={`card ${styles.steps}`} aria-label="Steps of the import">
    {stepViews(row).map((step) => (
      <li key={step.name} className={styles.step}>
        <div className={styles.words}>
          <StepMark state={step.state} />
          <span className={styles.title}>{step.title}</span>
          <span className={styles.text}>{step.text}</span>
        </div>
        <div
          role="progressbar"
          aria-label={step.title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={step.percent}
          aria-valuetext={step.text}
        >
          <LaneRope filled={step.filled} />
        </div>
      </li>
    ))}
  </ol>
)

function StepMark({ state }: Pick<StepView, 'state'>) {
  if (state === 'done') return <Icon icon={successIcon} size={14} className={styles.done} label="done" />
  if (state === 'waiting') return <Icon icon={waitingIcon} size={14} className={styles.waiting} label="waiting" />
  return <span className={styles.running} role="img" aria-label="running" />
}
