import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'

export interface NewUploadedFile {
  userId: number
  clubId: number | null
  leagueSeqno: number | null
  fileName: string
  /** hexadecimal; names the kept file */
  sha256: string
  /** bytes */
  size: number
}

/** Notes a kept file for its owner; it expires after seven days. Returns its id. */
export async function addUploadedFile(db: Kysely<Database>, file: NewUploadedFile): Promise<string> {
  const row = await db
    .insertInto('uploaded_file')
    .values({
      user_id: file.userId,
      club_id: file.clubId,
      league_seqno: file.leagueSeqno,
      file_name: file.fileName,
      sha256: file.sha256,
      size_bytes: file.size,
    })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  return row.file_id
}

/** Forgets expired files, and lines of imports that ended a month ago. Returns the hashes that somebody still keeps. */
export async function forgetExpired(db: Kysely<Database>): Promise<Set<string>> {
  await db
    .deleteFrom('uploaded_file')
    .where('expires_at', '<', sql<string>`now()`)
    .execute()
  await sql`
    delete from import_line l using file_import i
    where i.import_id = l.import_id and coalesce(i.undone_at, i.finished_at, i.created_at) < now() - interval '30 days'`.execute(
    db,
  )
  const rows = await db.selectFrom('uploaded_file').select('sha256').distinct().execute()
  return new Set(rows.map(({ sha256 }) => sha256))
}
