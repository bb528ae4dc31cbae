import { useSelector } from 'react-redux'
import { useLeagues } from '@/entities/organisation/league'
import { selectLeagueSeqno } from '@/entities/system/session'
import { useChooseLeague } from '../model/use-choose'
import { OptionList } from './OptionList'
import type { PickerProps } from './Selector'

export default function LeaguePicker({ onDone }: PickerProps) {
  const selectedId = useSelector(selectLeagueSeqno)
  const chooseLeague = useChooseLeague()
  const { all, isLoading } = useLeagues()
  return (
    <OptionList
      label="Leagues"
      options={all.map(({ seqno, name, clubIds }) => ({
        id: seqno,
        name,
        hint: clubIds.length === 1 ? '1 club' : `${clubIds.length} clubs`,
      }))}
      selectedId={selectedId}
      note={isLoading ? 'Loading' : null}
      onChoose={(seqno) => {
        chooseLeague(seqno)
        onDone()
      }}
    />
  )
}
