import { useId, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectSelection, useViewer } from '@/entities/system/session'
import { externalUrl } from '@/shared/lib/external-url'
import { downIcon, helpIcon, Icon } from '@/shared/ui/icons'
import { menuFor, type MenuSection } from '../model/menu'
import { useSelectedClub } from '../model/use-selected-club'
import { MenuLink } from './MenuLink'
import styles from './SideMenu.module.css'

/** The side menu: sections that fold, and Help, which leads to the community of the selected club. */
export function SideMenu() {
  const viewer = useViewer()
  const selected = useSelector(selectSelection)
  return (
    <nav className={styles.menu} aria-label="Main menu">
      {menuFor(viewer, selected).map((section) => (
        <Section key={section.title} section={section} />
      ))}
      <HelpLink />
    </nav>
  )
}

function Section({ section: { title, entries } }: { section: MenuSection }) {
  const [isOpen, setIsOpen] = useState(true)
  const listId = useId()
  return (
    <section>
      <h2 className={styles.heading}>
        <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
          {title}
          <Icon icon={downIcon} size={11} className={isOpen ? undefined : styles.folded} />
        </button>
      </h2>
      <ul id={listId} hidden={!isOpen} aria-label={title}>
        {entries.map((entry) => (
          <li key={entry.screen}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function HelpLink() {
  const community = externalUrl(useSelectedClub()?.discordUrl)
  const content = (
    <>
      <Icon icon={helpIcon} />
      Help
    </>
  )
  return community ? (
    <a className={`${styles.entry} ${styles.help}`} href={community} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  ) : (
    <a
      className={`${styles.entry} ${styles.help}`}
      role="link"
      aria-disabled="true"
      title="The selected club has no community chat"
    >
      {content}
    </a>
  )
}
