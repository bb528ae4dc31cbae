import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database'
import { referenceCategories } from './reference-categories'
import { energyZones } from './reference-energy-zones'
import { readBaseTimes, readEvents, readStandards, type BaseTimeRow } from './reference-files'

/** Motivational ranks, slowest first, with the colours of their squares. */
const motivationalRanks: readonly (readonly [code: string, color: string])[] = [
  ['B', '#64748B'],
  ['BB', '#0F766E'],
  ['A', '#1565C0'],
  ['AA', '#C77700'],
  ['AAA', '#8E24AA'],
  ['AAAA', '#C62828'],
]
const motivationalSet = 'USA Swimming Motivational 2024-2028'

/**
 * Loads what a fresh database needs: categories, energy zones, library events, base times, a set of ranks and standards.
 * Safe at every start and in several processes at once. It only fills what is empty: values, events, zones and standards
 * that people changed or deleted stay as people left them; base times are facts and missing ones are added.
 * @param directory where the CSV files lie; the default holds for the repository's root as working directory
 */
export async function loadReferenceData(owner: Kysely<Database>, directory = 'server/db/reference'): Promise<void> {
  const baseTimes = await readBaseTimes(directory)
  if (isComplete(await readState(owner), baseTimes)) return
  await owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('lanewise reference data')), set_config('app.bulk', 'on', true)`.execute(
      trx,
    )
    const state = await readState(trx)
    await addCategories(trx)
    if (!state.hasZones) await addEnergyZones(trx)
    if (!state.hasEvents) await addEvents(trx, directory)
    if (state.baseTimes !== baseTimes.length) await addBaseTimes(trx, baseTimes)
    if (!state.hasStandards) await addStandards(trx, directory)
    // without statistics the first queries would be planned for empty tables
    await sql`analyze category, category_value, activity, set_lib, base_time, rank, standard`.execute(trx)
  })
}

interface State {
  categories: number
  hasZones: boolean
  hasEvents: boolean
  baseTimes: number
  hasStandards: boolean
}

async function readState(db: Kysely<Database>): Promise<State> {
  const names = referenceCategories.map(({ name }) => name)
  const { rows } = await sql<State>`select
    (select count(*)::integer from category where cat_name = any(${names}::text[])) as categories,
    exists (select from activity) as "hasZones",
    exists (select from set_lib where is_event) as "hasEvents",
    (select count(*)::integer from base_time) as "baseTimes",
    exists (select from standard where classification = ${motivationalSet}) as "hasStandards"`.execute(db)
  return rows[0]!
}

const isComplete = (state: State, baseTimes: readonly BaseTimeRow[]): boolean =>
  state.categories === referenceCategories.length &&
  state.hasZones &&
  state.hasEvents &&
  state.hasStandards &&
  state.baseTimes >= baseTimes.length

/** The values of a category come with the category: one that was there before keeps the values that people left in it. */
async function addCategories(trx: Transaction<Database>): Promise<void> {
  for (const category of referenceCategories) {
    const made = await trx
      .insertInto('category')
      .values({ cat_name: category.name, cat_desc: category.description, cat_type: category.type, ...source })
      .onConflict((conflict) => conflict.column('cat_name').doNothing())
      .returning('cat_id')
      .executeTakeFirst()
    if (!made) continue
    const values = category.values.map(([name, description, nameRu, descriptionRu]) => ({
      cat_id: made.cat_id,
      val_name: name,
      val_desc: description,
      val_name_ru: nameRu,
      val_desc_ru: descriptionRu,
      ...source,
    }))
    await trx.insertInto('category_value').values(values).execute()
  }
}

async function addEnergyZones(trx: Transaction<Database>): Promise<void> {
  const rows = energyZones.map((zone) => ({ ...zone, activity_type: 'ENERGY_ZONE', ...source }))
  await trx.insertInto('activity').values(rows).execute()
}

async function addEvents(trx: Transaction<Database>, directory: string): Promise<void> {
  const rows = (await readEvents(directory)).map((event) => ({
    ...event,
    is_event: true,
    sport_type: 'SWIMMING',
    ...source,
  }))
  await trx.insertInto('set_lib').values(rows).execute()
}

async function addBaseTimes(trx: Transaction<Database>, rows: readonly BaseTimeRow[]): Promise<void> {
  await sql`insert into base_time select * from json_populate_recordset(null::base_time, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(trx)
}

/** Ranks, then their standards. A standard of an event that is no longer in the library is left out. */
async function addStandards(trx: Transaction<Database>, directory: string): Promise<void> {
  const ranks = motivationalRanks.map(([code, color]) => ({
    rank_code: code,
    rank_name: code,
    rank_desc: `Motivational time ${code} of USA Swimming, seasons 2024 to 2028`,
    rank_classification: motivationalSet,
    rank_color: color,
    ...source,
  }))
  await trx
    .insertInto('rank')
    .values(ranks)
    .onConflict((conflict) => conflict.columns(['rank_classification', 'rank_code']).doNothing())
    .execute()
  const rows = JSON.stringify((await readStandards(directory)).get(motivationalSet) ?? [])
  await sql`
    insert into standard (set_lib_id, rank_id, gender, facility_type, classification, age_from, age_to, time_hundredths,
      effective_date, valid_to, update_source)
    select s.set_lib_id, k.rank_id, r.gender, r.facility_type, ${motivationalSet}, r.age_from, r.age_to, r.time_hundredths,
      r.effective_date, r.valid_to, ${source.update_source}
    from json_to_recordset(${rows}::json) as r (rank text, gender text, facility_type text, stroke text, distance integer,
      legs integer, age_from integer, age_to integer, time_hundredths integer, effective_date date, valid_to date)
    join rank k on k.rank_classification = ${motivationalSet} and k.rank_code = r.rank
    join set_lib s on s.is_event and s.stroke = r.stroke and s.distance = r.distance and s.legs = r.legs`.execute(trx)
}

const source = { update_source: 'reference' }
