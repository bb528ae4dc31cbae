import { hash } from '@node-rs/argon2'
import { sql, type Kysely } from 'kysely'
import type { Database } from './database'
import { addAccounts, demoAccounts, demoClubCode } from './demo/accounts'
import { addAttendance } from './demo/attendance'
import { addLeague, demoTimeZone } from './demo/clubs'
import { DemoRows } from './demo/demo-rows'
import { readReference, type DemoSetting } from './demo/demo-setting'
import { addLeagueMeets } from './demo/meets'
import { addMessages } from './demo/messages'
import { addPeople } from './demo/people'
import { addPractice } from './demo/practice'
import { Random } from './demo/random'
import { addTraining } from './demo/training'
import { addWorldMap } from './demo/world-map'

export { demoAccounts }

export interface DemoOptions {
  /** the same seed and day give the same data */
  seed?: string
  /** YYYY-MM-DD; dates are counted from it. Default: today, by UTC */
  today?: string
}

/**
 * Loads the demo data: a league of 12 clubs with people, three seasons of results, training, and a map of the world. Once:
 * the league's `params.demo` marks it. Needs the reference data. One transaction, not written down in the audit log. Only
 * for demonstration on loopback: the passwords of `demoAccounts` are public.
 * @returns false when it was there already
 */
export async function loadDemoData(owner: Kysely<Database>, options: DemoOptions = {}): Promise<boolean> {
  if (await isLoaded(owner)) return false
  const hashes = await hashPasswords()
  return owner.transaction().execute(async (trx) => {
    // wall-clock times of the demo rows are those of the clubs
    await sql`select pg_advisory_xact_lock(hashtext('lanewise demo data')), set_config('app.bulk', 'on', true),
      set_config('timezone', ${demoTimeZone}, true)`.execute(trx)
    if (await isLoaded(trx)) return false
    const setting: DemoSetting = {
      rows: await DemoRows.startingAfter(trx),
      random: new Random(options.seed ?? 'lanewise'),
      today: options.today ?? new Date().toISOString().slice(0, 10),
      reference: await readReference(trx),
    }
    generate(setting, hashes)
    await setting.rows.write(trx)
    return true
  })
}

async function isLoaded(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select from league where params @> '{"demo": true}' limit 1`.execute(db)
  return rows.length > 0
}

function generate(setting: DemoSetting, hashes: ReadonlyMap<string, string>): void {
  const league = addLeague(setting)
  const people = addPeople(setting, league.clubs)
  const users = addAccounts(setting, league, people, hashes)
  addLeagueMeets(setting, league, people.athletes)
  addPractice(setting, league.clubs, people.athletes)
  addTraining(setting, league.clubs, users['coach@alderlake.example'])
  addAttendance(
    setting,
    league.clubs,
    people.athletes,
    league.clubs.find(({ code }) => code === demoClubCode)!,
  )
  addMessages(setting, league, people, users)
  addWorldMap(setting, users['admin@lanewise.example'])
}

/** argon2id, the library's default, with 19 MiB, two passes, one lane, as for every password; all at once on libuv's threads. */
async function hashPasswords(): Promise<Map<string, string>> {
  const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
  const hashes = demoAccounts.map(async ({ email, password }) => [email, await hash(password, parameters)] as const)
  return new Map(await Promise.all(hashes))
}
