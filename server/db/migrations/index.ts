import type { Migration } from 'kysely'
import * as organisation from './0001-organisation'
import * as people from './0002-people'
import * as training from './0003-training'
import * as competition from './0004-competition'
import * as system from './0005-system'
import * as rowLevelSecurity from './0006-row-level-security'
import * as audit from './0007-audit'
import * as viewerNotices from './0008-viewer-notices'
import * as athleteCounts from './0009-athlete-counts'
import * as externalIds from './0010-external-ids'
import * as athleteMark from './0011-athlete-mark'

/** In the order of their names; a migration that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-organisation': organisation,
  '0002-people': people,
  '0003-training': training,
  '0004-competition': competition,
  '0005-system': system,
  '0006-row-level-security': rowLevelSecurity,
  '0007-audit': audit,
  '0008-viewer-notices': viewerNotices,
  '0009-athlete-counts': athleteCounts,
  '0010-external-ids': externalIds,
  '0011-athlete-mark': athleteMark,
}
