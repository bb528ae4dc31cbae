import { useState } from 'react'
import { AthleteSelect } from '@/entities/people/athlete'
import type { Owner } from '../model/owner'
import styles from './PersonQuestion.module.css'

export interface FindAthleteProps {
  owner: Owner
  onFound: (personId: number) => void
}

/** Any athlete of the club, where none of those proposed is the one. */
export function FindAthlete({ owner, onFound }: FindAthleteProps) {
  const [athleteId, setAthleteId] = useState<number | undefined>(undefined)
  return (
    <div className={styles.find}>
      <AthleteSelect clubId={owner.clubId} value={athleteId} onChange={setAthleteId} />
      <button
        type="button"
        className="button"
        disabled={athleteId === undefined}
        onClick={() => athleteId !== undefined && onFound(athleteId)}
      >
        Use this athlete
      </button>
    </div>
  )
}
