import { clubAccess, clubsWith, reaches, staffLeagues, type Viewer } from 'contracts/viewer'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import type { UploadedFile } from '../../http/upload-register'
import { addImport, findImport, type ImportRow } from './import.repo'
import { enqueueImportJob } from './import-job'
import { addUploadedFile } from './uploaded-file.repo'
import { keepFile, uploadsFolder } from './uploads-folder'

export interface UploadArguments {
  files: readonly UploadedFile[]
  clubId?: number | null
  leagueSeqno?: number | null
}

/**
 * Keeps files and lets a worker read each: one import a file. Whether a file is any good shows on its import, so that
 * one bad file of several does not keep the others back.
 */
export async function uploadFiles(context: Context, { files, ...owner }: UploadArguments): Promise<ImportRow[]> {
  if (files.length === 0)
    throw new AppError('BAD_INPUT', 'Choose at least one file', { files: 'Choose at least one file' })
  const { viewer, services } = context
  const { clubId, leagueSeqno } = ownerOf(viewer, owner)
  const userId = viewer.userId!
  for (const { path, sha256 } of files) await keepFile(uploadsFolder(services.config.dataDir), path, sha256)
  const db = await context.db()
  const imports: ImportRow[] = []
  for (const { fileName, sha256, size } of files) {
    const name = shownName(fileName)
    const fileId = await addUploadedFile(db, { userId, clubId, leagueSeqno, fileName: name, sha256, size })
    const importId = await addImport(db, { fileId, fileName: name, sha256, clubId, leagueSeqno, userId })
    await enqueueImportJob(db, 'read-import', { importId, clubId, leagueSeqno, userId })
    imports.push((await findImport(db, importId))!)
  }
  return imports
}

/** The club, else the league; without either the viewer's default club or league. The policy has seen the arguments. */
function ownerOf(
  viewer: Viewer,
  { clubId, leagueSeqno }: Pick<UploadArguments, 'clubId' | 'leagueSeqno'>,
): { clubId: number | null; leagueSeqno: number | null } {
  if (clubId != null) {
    const access = clubAccess(viewer, clubId)
    if (viewer.role === 'Administrator' || (access && reaches(access.accessLevel, 'COACH')))
      return { clubId, leagueSeqno: null }
    throw new AppError('FORBIDDEN', 'Files for this club are uploaded by its coaches; upload for your league instead')
  }
  if (leagueSeqno != null) return { clubId: null, leagueSeqno }
  const clubs = clubsWith(viewer, 'COACH')
  const preferred =
    viewer.clubs.find(({ isDefault, clubId: id }) => isDefault && clubs.includes(id))?.clubId ?? clubs[0]
  if (preferred !== undefined) return { clubId: preferred, leagueSeqno: null }
  const [league] = staffLeagues(viewer)
  if (league !== undefined) return { clubId: null, leagueSeqno: league }
  throw new AppError('BAD_INPUT', 'Please select club', { clubId: 'Please select club' })
}

/** The last part of what the client called the file, without what no name has. */
function shownName(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? ''
  return base.replace(/\p{C}/gu, '').trim().slice(-200) || 'file'
}
