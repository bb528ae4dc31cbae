import { useEffect, useState } from 'react'
import { LOADER_STEP } from '@/shared/config'
import { LaneRope } from './LaneRope'
import styles from './Loader.module.css'

const FLOATS = 10

/** Page loader: a lane rope whose floats fill one by one each second (specification, section 9). It waits full at the end. */
export function Loader() {
  const [filled, setFilled] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => setFilled((count) => Math.min(count + 1, FLOATS)), LOADER_STEP)
    return () => clearInterval(timer)
  }, [])

  const percent = (filled * 100) / FLOATS
  return (
    <div
      className={styles.loader}
      role="progressbar"
      aria-label="Loading"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <LaneRope filled={filled} />
      <span className={styles.text}>Loading, {percent}%</span>
    </div>
  )
}
