import { sql, type Transaction } from 'kysely'
import type { Database } from '../database'
import type { DemoRows } from './demo-rows'
import type { Random } from './random'

/** What every part of the demo data is built from and adds to. */
export interface DemoSetting {
  rows: DemoRows
  random: Random
  /** the day that dates are counted from, YYYY-MM-DD */
  today: string
  reference: DemoReference
}

/** What the reference data already holds. */
export interface DemoReference {
  /** id of a library event; distance of one leg */
  eventId(stroke: string, distance: number, legs?: number): number
  /** hundredths for 1000 points in the newest table of a metric course, individual events */
  baseTime(course: 'LCM' | 'SCM', gender: string, stroke: string, distance: number): number
  /** id of a country in the category COUNTRY_LIST */
  countryId(code: string): number
  /** id of an energy zone by its US code */
  zoneId(code: string): number
}

/** @throws Error where the reference data is missing */
export async function readReference(trx: Transaction<Database>): Promise<DemoReference> {
  const events = await lookUp(
    trx,
    sql`select stroke || distance || 'x' || legs as key, set_lib_id as value from set_lib where is_event`,
  )
  const bases = await lookUp(
    trx,
    sql`select distinct on (key) course || gender || stroke || distance as key, hundredths as value from base_time
      where legs = 1 order by key, valid_from desc`,
  )
  const countries = await lookUp(
    trx,
    sql`select val_name as key, val_id as value from category_value join category using (cat_id) where cat_name = 'COUNTRY_LIST'`,
  )
  const zones = await lookUp(
    trx,
    sql`select us_code as key, activity_id as value from activity where us_code is not null`,
  )
  return {
    eventId: (stroke, distance, legs = 1) => events(`${stroke}${distance}x${legs}`),
    baseTime: (course, gender, stroke, distance) => bases(`${course}${gender}${stroke}${distance}`),
    countryId: countries,
    zoneId: zones,
  }
}

async function lookUp(trx: Transaction<Database>, query: ReturnType<typeof sql>): Promise<(key: string) => number> {
  const { rows } = await query.execute(trx)
  const values = new Map((rows as { key: string; value: number }[]).map(({ key, value }) => [key, value]))
  return (key) => {
    const value = values.get(key)
    if (value === undefined) throw new Error(`The demo data needs the reference data: ${key} is missing`)
    return value
  }
}

/** How each demo row names its source. */
export const demoSource = { update_source: 'demo' }
