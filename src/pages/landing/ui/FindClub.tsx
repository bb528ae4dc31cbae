import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { useQuery } from 'urql'
import { AllClubsQuery, ClubBadge } from '@/entities/organisation/club'
import { serverMessage } from '@/shared/api'
import { pathTo } from '@/shared/routes'
import { Icon, searchIcon } from '@/shared/ui/icons'
import styles from './FindClub.module.css'

const SHOWN = 3

/** Clubs by name, each with the way to its tryouts. */
export function FindClub() {
  const [search, setSearch] = useState('')
  const text = useDeferredValue(search.trim())
  const [{ data, error, fetching }] = useQuery({
    query: AllClubsQuery,
    variables: { search: text || null, limit: SHOWN },
  })
  const clubs = data?.allClubs?.nodes ?? []
  const total = data?.allClubs?.totalCount ?? 0
  return (
    <section id="clubs" aria-labelledby="find-a-club" className={styles.section}>
      <h2 id="find-a-club" className={styles.title}>
        Find a club
      </h2>
      <label className={styles.search}>
        <Icon icon={searchIcon} />
        <span className="visually-hidden">Club name</span>
        <input
          type="search"
          placeholder="Club name"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <ul aria-busy={fetching}>
        {clubs.map((club) => (
          <li key={club.clubId} className={styles.club}>
            <ClubBadge name={club.clubName ?? ''} logo={club.logo} />
            <span className={styles.name}>{club.clubName}</span>
            <Link
              to={pathTo('registration', { clubId: club.clubId })}
              aria-label={`Tryouts of ${club.clubName ?? 'this club'}`}
            >
              Tryouts
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {error && !data
          ? serverMessage(error)
          : data && total === 0
            ? 'No club of this name is here yet'
            : total > clubs.length && `${clubs.length} of ${total} clubs`}
      </p>
    </section>
  )
}
