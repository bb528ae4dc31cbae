import { useMemo, useSyncExternalStore } from 'react'
import { isSameOwner, type Owner } from './owner'
import { uploadQueue, type Upload } from './upload-queue'

/** The files of this club or league that are on their way, or were refused. */
export function useUploads(owner: Owner): readonly Upload[] {
  const all = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.snapshot)
  return useMemo(() => all.filter((upload) => isSameOwner(upload.owner, owner)), [all, owner])
}
