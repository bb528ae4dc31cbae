import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectSession, zenToggled } from '@/entities/system/session'
import { pathTo } from '@/shared/routes'
import { Icon, menuIcon, zenIcon } from '@/shared/ui/icons'
import { Logo } from '@/shared/ui/logo'
import { PersonMenu } from './PersonMenu'
import { Selectors } from './Selectors'
import styles from './TopBar.module.css'

export interface TopBarProps {
  /** Shown instead of the logo on phones. */
  title: string
  onOpenMenu: () => void
}

export function TopBar({ title, onOpenMenu }: TopBarProps) {
  const dispatch = useDispatch()
  const { status } = useSelector(selectSession)
  return (
    <header className={styles.bar}>
      <button type="button" className={`${styles.round} ${styles.menu}`} aria-label="Open menu" onClick={onOpenMenu}>
        <Icon icon={menuIcon} size={18} />
      </button>
      <Link to={pathTo('landing')} className={styles.logo}>
        <Logo />
      </Link>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      {status === 'signedIn' && (
        <div className={styles.selectors}>
          <Selectors />
        </div>
      )}
      <span className={styles.space} />
      <button
        type="button"
        className={`${styles.round} ${styles.zen}`}
        aria-label="Zen mode"
        title="Zen mode: hides menus and footer"
        onClick={() => dispatch(zenToggled())}
      >
        <Icon icon={zenIcon} />
      </button>
      {status === 'signedIn' && <PersonMenu />}
      {status === 'anonymous' && (
        <>
          <Link to={pathTo('signUp')} className={`button ${styles.signUp}`}>
            Sign up
          </Link>
          <Link to={pathTo('signIn')} className="button button-filled">
            Sign in
          </Link>
        </>
      )}
    </header>
  )
}
