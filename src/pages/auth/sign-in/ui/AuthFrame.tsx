import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '@/shared/routes'
import { Icon, mapIcon } from '@/shared/ui/icons'
import { Logo } from '@/shared/ui/logo'
import { Pool, type Swimmer } from '@/shared/ui/pool'
import styles from './AuthFrame.module.css'

const swimmers: readonly Swimmer[] = [
  { x: 376, lane: 2, heading: 'left', cap: 'grey' },
  { x: 294, lane: 3, heading: 'right', cap: 'white' },
  { x: 344, lane: 4, heading: 'left', cap: 'gold' },
  { x: 146, lane: 5, heading: 'right', cap: 'grey' },
  { x: 332, lane: 6, heading: 'left', cap: 'grey' },
]

export interface AuthFrameProps {
  title: string
  /** The way to the other of the two pages. */
  alternative: ReactNode
  children: ReactNode
}

/** Half picture, half form; on narrow screens the picture goes. */
export const AuthFrame = ({ title, alternative, children }: AuthFrameProps) => (
  <div className={styles.frame}>
    <header className={styles.picture}>
      <Pool swimmers={swimmers} lanes={7} laneHeight={128} />
      <Link to={pathTo('landing')} className={styles.logo}>
        <Logo onDeep />
      </Link>
      <p className={styles.motto}>Every lane, every length, every best.</p>
    </header>
    <main className={styles.side}>
      <Link to={pathTo('landing')} className={styles.narrowLogo}>
        <Logo />
      </Link>
      <div className={styles.form}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.alternative}>{alternative}</p>
        {children}
        <Link to={pathTo('map')} className={styles.map}>
          <Icon icon={mapIcon} />
          Open the map without signing in
        </Link>
      </div>
    </main>
  </div>
)
