import { useAddressIds } from '@/shared/routes'
import { ClubTabs } from '@/widgets/app-shell'
import { Ranks } from './Ranks'

/** Results of the club of the address; another club starts anew. */
export function ClubRankTablePage() {
  const { clubId } = useAddressIds()
  return clubId === null ? null : <Ranks key={clubId} scope={{ clubId }} tabs={<ClubTabs />} />
}
