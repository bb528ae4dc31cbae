import { useSelector } from 'react-redux'
import { NavLink, useLocation } from 'react-router-dom'
import { selectClubId } from '@/entities/system/session'
import { matchScreen, pathTo, type ScreenKey } from '@/shared/routes'
import styles from './ClubTabs.module.css'

const tabs: readonly { screen: ScreenKey; title: string }[] = [
  { screen: 'clubHome', title: 'Overview' },
  { screen: 'groups', title: 'Groups' },
  { screen: 'athletes', title: 'Athletes' },
  { screen: 'attendance', title: 'Attendance' },
  { screen: 'schedule', title: 'Schedule' },
  { screen: 'clubRanks', title: 'Ranks' },
  { screen: 'clubRecords', title: 'Records' },
]

/** The club's screens, also those that the menu hides. Links, for each has its own address. */
export function ClubTabs() {
  const selectedId = useSelector(selectClubId)
  const clubId = matchScreen(useLocation().pathname)?.clubId ?? selectedId
  if (clubId === null) return null
  return (
    <nav className={styles.tabs} aria-label="Club">
      {tabs.map(({ screen, title }) => (
        <NavLink key={screen} to={pathTo(screen, { clubId })} end className={styles.tab ?? ''}>
          {title}
        </NavLink>
      ))}
    </nav>
  )
}
