import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { may } from 'contracts/permission'
import { useViewer } from '@/entities/system/session'
import { useAddressState } from '@/shared/lib/address-state'
import { PageHeader } from '@/shared/ui/page-header'
import { EmptyState } from '@/shared/ui/states'
import type { Owner } from '../model/owner'
import { uploadAddress } from '../model/upload-address'
import { ImportView } from './ImportView'
import { UploadStart } from './UploadStart'

export interface UploadPageProps {
  owner: Owner
}

/** Upload Files: the files of a club or league on their way in, and the one import that the address names. */
export function UploadPage({ owner }: UploadPageProps) {
  const viewer = useViewer()
  const [address, change] = useAddressState(uploadAddress)
  const [, setParams] = useSearchParams()
  // an entry of the history of its own: going back shows the list again
  const handleOpen = useCallback((importId: number) => setParams({ import: String(importId) }), [setParams])
  const handleClose = useCallback(() => setParams({}), [setParams])
  if (!may(viewer, 'Mutation.uploadFiles', owner))
    return (
      <>
        <PageHeader title="Upload Files" />
        <EmptyState title="Files are uploaded by coaches and staff">
          You can look at what they have brought in: athletes, ranks and records.
        </EmptyState>
      </>
    )
  if (address.importId === undefined)
    return <UploadStart owner={owner} page={address.page} onOpen={handleOpen} onPage={change} />
  return (
    <ImportView
      key={address.importId}
      owner={owner}
      importId={address.importId}
      address={address}
      onFilter={change}
      onClose={handleClose}
    />
  )
}
