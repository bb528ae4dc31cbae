import { useSelector } from 'react-redux'
import { NavLink } from 'react-router-dom'
import { selectSelection } from '@/entities/system/session'
import { missingScopes, pathTo, screenOf } from '@/shared/routes'
import { Icon } from '@/shared/ui/icons'
import { askForSelection } from '../model/ask-for-selection'
import type { MenuEntry } from '../model/menu'
import styles from './SideMenu.module.css'

/** One entry: a link with the selected ids filled in, or a button that asks for what is not chosen yet. */
export function MenuLink({ entry }: { entry: MenuEntry }) {
  const selected = useSelector(selectSelection)
  const missing = missingScopes(entry.screen, selected)
  const content = (
    <>
      <Icon icon={entry.icon} />
      {screenOf(entry.screen).title}
    </>
  )
  if (missing.length > 0) {
    return (
      <button type="button" className={styles.entry} onClick={() => askForSelection(missing)}>
        {content}
      </button>
    )
  }
  return (
    <NavLink
      end
      to={pathTo(entry.screen, selected)}
      className={({ isActive }) => (isActive ? `${styles.entry} ${styles.chosen}` : (styles.entry ?? ''))}
    >
      {content}
    </NavLink>
  )
}
