import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectIsZen, selectSelection, selectSession } from '@/entities/system/session'
import { homePath, pathTo } from '@/shared/routes'
import { Logo } from '@/shared/ui/logo'
import { Footer } from '@/widgets/app-shell'
import { Audiences } from './Audiences'
import { FindClub } from './FindClub'
import { Hero } from './Hero'
import styles from './LandingPage.module.css'

/** The public face: what the product is, the map, sign in, sign up, register for a tryout. */
export function LandingPage() {
  const { status } = useSelector(selectSession)
  const selected = useSelector(selectSelection)
  const isZen = useSelector(selectIsZen)
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
            {status === 'signedIn' ? (
              <Link to={homePath(selected)} className={`button ${styles.signIn}`}>
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
          <FindClub />
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
