import { useDeferredValue, useState } from 'react'
import { useSelector } from 'react-redux'
import { useQuery } from 'urql'
import { AllClubsQuery } from '@/entities/organisation/club'
import { useLeagues } from '@/entities/organisation/league'
import { selectSelection, useCurrentUser } from '@/entities/system/session'
import { clubOptions } from '../model/club-options'
import { useChooseClub } from '../model/use-choose'
import { OptionList } from './OptionList'
import type { PickerProps } from './Selector'

const LIMIT = 500

/** Administrators choose among all clubs, the selected league's first; others among theirs, within the selected league. */
export default function ClubPicker({ onDone }: PickerProps) {
  const { clubId, leagueSeqno } = useSelector(selectSelection)
  const chooseClub = useChooseClub()
  const user = useCurrentUser()
  const isAdministrator = user?.role === 'Administrator'
  const leagues = useLeagues()
  const [search, setSearch] = useState('')
  const [{ data, fetching, error }] = useQuery({
    query: AllClubsQuery,
    // Only a list that is longer than the limit needs the server to search.
    variables: { search: useDeferredValue(search) || null, limit: LIMIT },
    pause: !isAdministrator,
  })

  const clubs = isAdministrator
    ? (data?.allClubs?.nodes ?? []).map((club) => ({ id: club.clubId ?? 0, name: club.clubName ?? '' }))
    : (user?.userAccess?.nodes ?? []).flatMap(({ clubId: id, clubName }) =>
        id == null ? [] : [{ id, name: clubName ?? '' }],
      )
  const total = data?.allClubs?.totalCount ?? 0
  const notes = [
    fetching && !data && 'Loading',
    error && !data && 'The clubs could not be loaded',
    total > LIMIT && `${LIMIT} of ${total.toLocaleString('en')} clubs, search to find the others`,
  ]

  return (
    <OptionList
      label="Clubs"
      options={clubOptions({ clubs, leagues: leagues.all, leagueSeqno, isAdministrator })}
      selectedId={clubId}
      note={notes.find(Boolean) || null}
      onSearch={setSearch}
      onChoose={(id) => {
        chooseClub(id)
        onDone()
      }}
    />
  )
}
