import { useEffect, useState } from 'react'
import { Select } from 'antd'
import { useQuery } from 'urql'
import { AthleteNamesQuery } from '../api/athlete'
import { athleteName } from '../model/athlete-name'

export interface AthleteSelectProps {
  /** Only people of this club; else of all that the viewer sees. */
  clubId?: number | undefined
  value: number | undefined
  onChange: (athleteId: number | undefined) => void
}

/** ms after the last key before the server is asked */
const TYPING_PAUSE = 250

/** One person, found by name on the server. */
export function AthleteSelect({ clubId, value, onChange }: AthleteSelectProps) {
  const [text, setText] = useState('')
  const search = usePaused(text.trim())
  const [{ data, fetching }] = useQuery({
    query: AthleteNamesQuery,
    variables: { clubId: clubId ?? null, search: search || null },
  })
  // the chosen one may not be among those found
  const [{ data: chosen }] = useQuery({
    query: AthleteNamesQuery,
    variables: { athleteId: value ?? 0 },
    pause: value === undefined,
  })
  const found = data?.allAthlete?.nodes ?? []
  const own = value === undefined ? [] : (chosen?.allAthlete?.nodes ?? [])
  const people = [...new Map([...own, ...found].map((person) => [person.athleteId, person])).values()]
  return (
    <Select
      aria-label="Athlete"
      placeholder="All athletes"
      allowClear
      showSearch={{ filterOption: false, onSearch: setText }}
      loading={fetching}
      value={value ?? null}
      options={people.map((person) => ({ value: person.athleteId, label: athleteName(person) }))}
      onChange={(next: number | null | undefined) => onChange(next ?? undefined)}
    />
  )
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
