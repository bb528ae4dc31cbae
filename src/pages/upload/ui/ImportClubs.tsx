import { Select } from 'antd'
import { useMutation } from 'urql'
import { ImportChooseClubMutation, type FileImport } from '@/entities/competition/file-import'
import { serverMessage } from '@/shared/api'
import { toasts } from '@/shared/ui/toasts'
import { counted } from '../model/import-words'
import { openQuestions } from '../model/open-questions'
import type { Owner } from '../model/owner'
import { useOwnClubs } from '../model/use-own-clubs'
import styles from './ImportClubs.module.css'

export interface ImportClubsProps {
  row: FileImport
  owner: Owner
}

/** value of the choice that a club of the file is none of ours */
const NONE = 0

/** The clubs of the file, and which of ours each is. A question while none is; else a line that opens. */
export function ImportClubs({ row, owner }: ImportClubsProps) {
  const own = useOwnClubs(owner)
  const [{ fetching }, choose] = useMutation(ImportChooseClubMutation)
  const clubs = row.clubs ?? []
  const { isClubOpen } = openQuestions(row)
  const nameOf = (clubId: number) => own.find((club) => club.clubId === clubId)?.name ?? 'your club'

  const handleChoose = async (clubKey: string, clubId: number) => {
    const { error } = await choose({ importId: row.importId, clubKey, clubId: clubId === NONE ? null : clubId })
    if (error) toasts.error(serverMessage(error))
  }

  const list = (
    <ul className={styles.clubs}>
      {clubs.map(({ key, code, name, athletes, clubId, proposedClubId }) => (
        <li key={key} className={styles.club}>
          <span className={styles.words}>
            <span className={styles.name}>{name || code}</span>
            <span className={styles.hint}>
              {[name && code, counted(athletes, 'athlete')].filter(Boolean).join(', ')}
            </span>
          </span>
          {owner.clubId !== undefined ? (
            <OwnClubButton
              name={nameOf(owner.clubId)}
              isOurs={clubId !== null}
              disabled={fetching}
              onChange={(isOurs) => void handleChoose(key, isOurs ? owner.clubId : NONE)}
            />
          ) : (
            <>
              {clubId === null && proposedClubId !== null && (
                <span className={styles.hint}>Perhaps {nameOf(proposedClubId)}</span>
              )}
              <Select
                className={styles.select ?? ''}
                aria-label={`${name || code} is`}
                disabled={fetching}
                value={clubId ?? NONE}
                options={[
                  { value: NONE, label: 'Another club' },
                  ...own.map((club) => ({ value: club.clubId, label: club.name })),
                ]}
                onChange={(next: number) => void handleChoose(key, next)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  )

  if (isClubOpen)
    return (
      <section className={`${styles.card} ${styles.asked}`} aria-labelledby="import-clubs">
        <h2 id="import-clubs">
          {owner.clubId === undefined ? 'Which clubs of the file are yours?' : 'Which club of the file is yours?'}
        </h2>
        <p className={styles.hint}>
          Its swimmers become your athletes. Swimmers of other clubs stay names in the results of this file.
        </p>
        {list}
      </section>
    )
  const matched = clubs.filter(({ clubId }) => clubId !== null)
  return (
    <details className={styles.card}>
      <summary>
        <span className={styles.matched}>
          {matched.map(({ key, name, code, athletes, clubId }) => (
            <span key={key}>
              <strong>{nameOf(clubId!)}</strong>
              {name !== nameOf(clubId!) && `, in the file ${name || code}`}, {counted(athletes, 'athlete')}
            </span>
          ))}
          {clubs.length > matched.length && (
            <span className={styles.hint}>{counted(clubs.length - matched.length, 'other club')} in the file</span>
          )}
        </span>
        <span className={styles.change}>Change</span>
      </summary>
      {list}
    </details>
  )
}

interface OwnClubButtonProps {
  name: string
  isOurs: boolean
  disabled: boolean
  onChange: (isOurs: boolean) => void
}

/** A coach has one club that the file may mean. */
const OwnClubButton = ({ name, isOurs, disabled, onChange }: OwnClubButtonProps) => (
  <button type="button" className="button" disabled={disabled} onClick={() => onChange(!isOurs)}>
    {isOurs ? `It is not ${name}` : `It is ${name}`}
  </button>
)
