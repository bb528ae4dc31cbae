import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '@/entities/system/session'
import { pathTo } from '@/shared/routes'
import { Avatar } from '@/shared/ui/avatar'
import { downIcon, Icon, profileIcon, signOutIcon } from '@/shared/ui/icons'
import { useSignOut } from '../model/use-sign-out'
import styles from './PersonMenu.module.css'

/** Who is signed in, with profile and sign-out behind it. */
export function PersonMenu() {
  const user = useCurrentUser()
  const signOut = useSignOut()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = user?.userName ?? ''
  return (
    <div
      className={styles.person}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
      onKeyDown={({ key }) => {
        if (!isOpen || key !== 'Escape') return
        setIsOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-label={`Account of ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={name} photo={user?.photo} size={32} />
        <span className={styles.name}>{name}</span>
        <Icon icon={downIcon} size={11} className={styles.arrow} />
      </button>
      {isOpen && (
        <ul className={styles.list}>
          <li>
            <Link className={styles.item} to={pathTo('profile')} onClick={() => setIsOpen(false)}>
              <Icon icon={profileIcon} />
              Profile
            </Link>
          </li>
          <li>
            <button type="button" className={styles.item} onClick={() => void signOut()}>
              <Icon icon={signOutIcon} />
              Sign out
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}
