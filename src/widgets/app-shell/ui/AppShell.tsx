import { useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { selectIsZen, selectSession } from '@/entities/system/session'
import { useIsWide } from '@/shared/lib/viewport'
import { matchScreen, pathTo } from '@/shared/routes'
import { Footer } from './Footer'
import { MenuDrawer } from './MenuDrawer'
import { Selectors } from './Selectors'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'

import { ZenControls } from './ZenControls'
import styles from './AppShell.module.css'

/** The frame of the application: top bar, side menu, the screen, footer; in zen mode the screen alone. */
export function AppShell({ children }: { children: ReactNode }) {
  const screen = matchScreen(useLocation().pathname)?.screen
  const isZen = useSelector(selectIsZen)
  const isWide = useIsWide()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const main = (
    <main
      id="content"
      tabIndex={-1}
      data-padded={!screen?.isBare}
      className={screen?.isBare ? styles.bare : styles.padded}
    >
      {children}
    </main>
  )

  if (isZen)
    return (
      <div className={styles.zen}>
        {main}
        <ZenControls />
      </div>
    )
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <TopBar title={screen?.title ?? 'Page not found'} onOpenMenu={() => setIsMenuOpen(true)} />
      {isWide && (
        <div className={styles.side}>
          <SideMenu />
        </div>
      )}
      {main}
      {!screen?.hasNoFooter && <Footer />}
      {!isWide && isMenuOpen && (
        <MenuDrawer onClose={() => setIsMenuOpen(false)}>
          <DrawerHead />
          <SideMenu />
        </MenuDrawer>
      )}
    </div>
  )
}

/** On phones the top bar has no room for the selectors and the second link, so they stand here. */
function DrawerHead() {
  const { status } = useSelector(selectSession)
  return (
    <div className={styles.drawerHead}>
      {status === 'signedIn' ? (
        <Selectors />
      ) : (
        <>
          <Link className="button" to={pathTo('signUp')}>
            Sign up
          </Link>
          <Link className="button button-filled" to={pathTo('signIn')}>
            Sign in
          </Link>
        </>
      )}
    </div>
  )
}
