import { useEffect } from 'react'
import { useClient } from 'urql'
import { PageHeader } from '@/shared/ui/page-header'
import type { Owner } from '../model/owner'
import { uploadQueue } from '../model/upload-queue'
import { useUploads } from '../model/use-uploads'
import { DropZone } from './DropZone'
import { ImportHistory } from './ImportHistory'
import { UploadList } from './UploadList'

export interface UploadStartProps {
  owner: Owner
  page: number
  onOpen: (importId: number) => void
  onPage: (patch: { page: number }) => void
}

/** Where files are chosen, with those on their way and the imports of before. */
export function UploadStart({ owner, page, onOpen, onPage }: UploadStartProps) {
  const client = useClient()
  const uploads = useUploads(owner)
  const arrived = uploads.find(({ isAlone, importId }) => isAlone && importId !== null)

  useEffect(() => {
    if (!arrived?.importId) return
    uploadQueue.remove(arrived.id)
    onOpen(arrived.importId)
  }, [arrived, onOpen])

  return (
    <>
      <PageHeader title="Upload Files" context="Result files of a meet become athletes, results and records" />
      <DropZone onFiles={(files) => uploadQueue.add(client, files, owner)} />
      <UploadList uploads={uploads} onRemove={uploadQueue.remove} />
      <ImportHistory owner={owner} page={page} onOpen={onOpen} onPage={onPage} />
    </>
  )
}
