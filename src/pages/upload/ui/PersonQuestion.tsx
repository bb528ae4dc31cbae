import { useEffect, useRef, useState } from 'react'
import type { ImportLine } from '@/entities/competition/file-import'
import { confidencePercent } from '../model/compare-people'
import { counted } from '../model/import-words'
import type { Owner } from '../model/owner'
import type { Choice, Decisions } from '../model/use-decisions'
import { FindAthlete } from './FindAthlete'
import { PeopleTable } from './PeopleTable'
import styles from './PersonQuestion.module.css'

export interface PersonQuestionProps {
  line: ImportLine
  owner: Owner
  decisions: Decisions
  /** The last answer has closed the question that had the focus. */
  takesFocus: boolean
}

/** A doubtful athlete beside those of ours who it may be, answered in place. */
export function PersonQuestion({ line, owner, decisions, takesFocus }: PersonQuestionProps) {
  const { question, athleteKey } = line
  const people = question?.proposals ?? []
  const [chosen, setChosen] = useState(0)
  const [isFinding, setIsFinding] = useState(false)
  const sameButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) sameButton.current?.focus()
  }, [takesFocus])

  const person = people[chosen]
  if (!question || !athleteKey || !person) return null
  const isPending = decisions.pending.has(athleteKey)
  const decide = (choice: Choice) => decisions.decide(athleteKey, choice)
  const percent = confidencePercent(person.confidence)

  return (
    <section className={styles.question} aria-label={`Who is ${line.label}?`} aria-busy={isPending}>
      <header className={styles.head}>
        <h3>Is this the same person?</h3>
        <div className={styles.confidence}>
          Confidence
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
          <strong>{percent}%</strong>
        </div>
      </header>
      {people.length > 1 && (
        <div role="group" aria-label="Athletes it may be" className={styles.people}>
          {people.map(({ personId, firstName, lastName, confidence }, index) => (
            <button
              key={personId}
              type="button"
              className={styles.person}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              {firstName} {lastName}, {confidencePercent(confidence)}%
            </button>
          ))}
        </div>
      )}
      <PeopleTable question={question} person={person} line={line.line} />
      <footer className={styles.foot}>
        <button
          ref={sameButton}
          type="button"
          className="button button-filled"
          disabled={isPending}
          onClick={() => decide({ personId: person.personId })}
        >
          Same person
        </button>
        <button type="button" className="button" disabled={isPending} onClick={() => decide({ choice: 'new' })}>
          New person
        </button>
        <button
          type="button"
          className={styles.text}
          aria-expanded={isFinding}
          disabled={isPending}
          onClick={() => setIsFinding(!isFinding)}
        >
          Find another athlete
        </button>
        <button type="button" className={styles.text} disabled={isPending} onClick={() => decide({ choice: 'skip' })}>
          Leave out
        </button>
        <span className={styles.follows}>
          {isPending ? 'Reading the file with your answer …' : followsText(question.follows ?? 0)}
        </span>
      </footer>
      {isFinding && <FindAthlete owner={owner} onFound={(personId) => decide({ personId })} />}
    </section>
  )
}

const followsText = (follows: number): string =>
  follows === 0
    ? 'No result follows this decision'
    : `${counted(follows, 'result')} ${follows === 1 ? 'follows' : 'follow'} this decision`
