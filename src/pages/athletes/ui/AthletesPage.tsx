import { useAddressIds } from '@/shared/routes'
import { Athletes } from './Athletes'

/** The athletes of the club of the address; another club starts anew. */
export function AthletesPage() {
  const { clubId } = useAddressIds()
  return clubId === null ? null : <Athletes key={clubId} clubId={clubId} />
}
