import { Link } from 'react-router-dom'
import { pathTo } from '@/shared/routes'
import { bestIcon, Icon, mapIcon } from '@/shared/ui/icons'
import { Chip } from '@/shared/ui/chip'
import { Pool, type Swimmer } from '@/shared/ui/pool'
import styles from './Hero.module.css'

const swimmers: readonly Swimmer[] = [
  { x: 860, lane: 2, heading: 'left', cap: 'white' },
  { x: 790, lane: 4, heading: 'left', cap: 'gold' },
  { x: 762, lane: 6, heading: 'left', cap: 'grey' },
  // Seen on phones only; on wide screens the water begins further right.
  { x: 190, lane: 6, heading: 'left', cap: 'grey' },
]

/** One sentence, one white button, on the deep pool. */
export const Hero = () => (
  <section className={styles.hero}>
    <Pool swimmers={swimmers} lanes={6} className={styles.water} />
    <div className={styles.words}>
      <h1 className={styles.title}>Run your club from the pool deck</h1>
      <p className={styles.text}>
        Athletes, training, meets, results and records in one place, for clubs, families and leagues.
      </p>
      <div className={styles.actions}>
        <a className={`${styles.action} ${styles.white}`} href="#clubs">
          Register for a tryout
        </a>
        <Link className={styles.action} to={pathTo('map')}>
          <Icon icon={mapIcon} />
          Open the map
        </Link>
      </div>
    </div>
    <ExampleCard />
  </section>
)

/** What a best looks like in the product. Decoration with an invented swimmer, so it is hidden from readers. */
const ExampleCard = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.person}>
      <span className={styles.initials}>MS</span>
      <span>
        <b>Mia</b>
        <small>100 m butterfly, SCM</small>
      </span>
      <Chip tone="ok" icon={bestIcon}>
        New best
      </Chip>
    </div>
    <p className={styles.time}>1:05.08</p>
    <svg viewBox="0 0 256 44" className={styles.chart}>
      <polyline points="4,34 54,28 104,31 154,20 204,16 250,7" fill="none" stroke="#64b5f6" strokeWidth="2.5" />
      {['4,34', '54,28', '104,31', '154,20', '204,16'].map((point) => {
        const [x, y] = point.split(',')
        return <circle key={point} cx={x} cy={y} r="3.5" fill="#64b5f6" />
      })}
      <circle cx="250" cy="7" r="5" fill="#1565c0" />
    </svg>
    <small>0.74 s faster than in October, rank AA reached</small>
  </div>
)
