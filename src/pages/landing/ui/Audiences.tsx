import { activityIcon, athletesIcon, Icon, leagueIcon } from '@/shared/ui/icons'
import styles from './Audiences.module.css'

const audiences = [
  { icon: athletesIcon, title: 'For coaches', text: 'Attendance on the deck, training programs, every best at hand.' },
  { icon: activityIcon, title: 'For families', text: 'Register for a tryout, follow results, see the week.' },
  { icon: leagueIcon, title: 'For leagues', text: 'Meets, records and ranks of all member clubs.' },
]

export const Audiences = () => (
  <ul className={styles.list}>
    {audiences.map(({ icon, title, text }) => (
      <li key={title} className={styles.audience}>
        <span className={styles.icon}>
          <Icon icon={icon} size={18} />
        </span>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
