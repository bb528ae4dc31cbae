import { useAddressIds } from '@/shared/routes'
import { ClubTabs } from '@/widgets/app-shell'
import { Records } from './Records'

/** Records of the club of the address; another club starts anew. */
export function ClubRecordsPage() {
  const { clubId } = useAddressIds()
  return clubId === null ? null : <Records key={clubId} scope={{ clubId }} tabs={<ClubTabs />} />
}
