import { useId } from 'react'
import styles from './Pool.module.css'

export interface Swimmer {
  /** Place of the head in the drawing, 1400 wide. */
  x: number
  lane: number
  heading: 'left' | 'right'
  cap: 'white' | 'grey' | 'gold'
}

export interface PoolProps {
  swimmers: readonly Swimmer[]
  lanes: number
  /** Width of a lane in the drawing, 72 unless told. */
  laneHeight?: number
  className?: string | undefined
}

const WIDTH = 1400
const caps = { white: '#fff', grey: '#9fb6d2', gold: '#d9b54a' }

function SwimmerDrawing({ x, lane, heading, cap, laneHeight }: Swimmer & { laneHeight: number }) {
  const flip = heading === 'left' ? 1 : -1
  return (
    <g transform={`translate(${x} ${(lane - 0.5) * laneHeight}) scale(${flip} 1)`} fill="#fff">
      <path d="M0-5C50-13 92-8 132 0 92 8 50 13 0 5Z" opacity=".1" />
      <path d="M0-5C34-11 58-7 80 0 58 7 34 11 0 5Z" opacity=".18" />
      <path d="M4-6C22-8 36-5 46 0 36 5 22 8 4 6Z" opacity=".75" />
      <path d="M2-7h9v14H2z" opacity=".35" />
      <circle r="7" fill={caps[cap]} />
    </g>
  )
}

/** Lanes from above, with ropes and swimmers: the public backdrop. Decoration. */
export function Pool({ swimmers, lanes, laneHeight = 72, className }: PoolProps) {
  const rope = useId()
  const rows = Array.from({ length: lanes }, (_, index) => index)
  return (
    <svg
      className={className ? `${styles.pool} ${className}` : styles.pool}
      viewBox={`0 0 ${WIDTH} ${lanes * laneHeight}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <pattern id={rope} width="132" height="7" patternUnits="userSpaceOnUse" patternTransform="translate(0 -3.5)">
        {[0, 1, 2, 3, 4, 5].map((float) => (
          <rect
            key={float}
            x={float * 22 + 2}
            width="18"
            height="7"
            rx="3.5"
            fill={float === 0 ? '#fff' : '#64b5f6'}
            opacity={float === 0 ? 0.7 : 0.38}
          />
        ))}
      </pattern>
      {rows.map((row) => (
        <g key={row}>
          <rect
            x="40"
            y={(row + 0.5) * laneHeight - 3}
            width={WIDTH - 80}
            height="6"
            rx="3"
            fill="#0b2e59"
            opacity=".22"
          />
          {row > 0 && (
            <g transform={`translate(0 ${row * laneHeight})`}>
              <rect y="-3.5" width={WIDTH} height="7" fill={`url(#${rope})`} />
            </g>
          )}
        </g>
      ))}
      {swimmers.map((swimmer) => (
        <SwimmerDrawing key={`${swimmer.lane} ${swimmer.x}`} {...swimmer} laneHeight={laneHeight} />
      ))}
    </svg>
  )
}
