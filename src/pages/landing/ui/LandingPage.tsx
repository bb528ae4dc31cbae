import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { Provider } from 'urql'
import { createPublicClient } from '@/shared/api'
import { isFramed, tokenStore } from '@/shared/auth'
import { pathTo } from '@/shared/routes'
import { Logo } from '@/shared/ui/logo'
import { Footer } from '@/widgets/app-shell'
import { Audiences } from './Audiences'
import { FindClub } from './FindClub'
import { Hero } from './Hero'
import styles from './LandingPage.module.css'

/** The public face: what the product is, the map, sign in, sign up, register for a tryout. */
export function LandingPage() {
  const hasToken = useSyncExternalStore(tokenStore.subscribe, () => tokenStore.accessToken() !== null)
  const [client] = useState(() => createPublicClient())
  const isZen = isFramed()
  return (
    <div className={styles.page}>
      {!isZen && (
        <header className={styles.bar}>
          <Link to={pathTo('landing')} className={styles.logo}>
            <Logo />
          </Link>
          <nav className={styles.nav} aria-label="Main">
            <Link to={pathTo('map')} className={styles.wideOnly}>
              Map
            </Link>
            <a href="#clubs" className={styles.wideOnly}>
              Clubs
            </a>
            {hasToken ? (
              // The sign-in address leads who is signed in to the selected club.
              <Link to={pathTo('signIn')} className={`button ${styles.signIn}`}>
                Open my club
              </Link>
            ) : (
              <>
                <Link to={pathTo('signUp')} className={styles.signUp}>
                  Sign up
                </Link>
                <Link to={pathTo('signIn')} className={`button ${styles.signIn}`}>
                  Sign in
                </Link>
              </>
            )}
          </nav>
        </header>
      )}
      <main>
        <Hero />
        <div className={styles.facts}>
          <Provider value={client}>
            <FindClub />
          </Provider>
          <Audiences />
        </div>
      </main>
      {!isZen && (
        <div className={styles.foot}>
          <Footer />
        </div>
      )}
    </div>
  )
}
