import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { matchScreen } from '@/shared/routes'
import { UploadPage } from './UploadPage'

export function ClubUploadPage() {
  const clubId = matchScreen(useLocation().pathname)?.clubId ?? null
  const owner = useMemo(() => (clubId === null ? null : { clubId }), [clubId])
  return owner && <UploadPage key={owner.clubId} owner={owner} />
}
