import { sql, type RawBuilder } from 'kysely'

/*
 * The controls of results-list.ts: what a careful person writes by hand for one question (notes of the measurements that
 * the design rests on), with the columns of today's schema and the rule for 29 February. No scope, no paging, no meet
 * rule for ages, no points: less work than the product's lists do.
 */

export interface ListQuestion {
  clubs: readonly number[]
  events: readonly number[]
  course: string
  gender: string
  fromDate: string
  toDate: string
  ageFrom: number
  ageTo: number
}

/** Best swims of several clubs with names, rank and time to the next rank. */
export const bestOnlyList = (q: ListQuestion): RawBuilder<unknown> => sql`
  select b.*, a.first_name, a.last_name, m.meet_name, c.club_name, cur.rank_id, b.time_hundredths - nx.time_hundredths as to_next from (
    select distinct on (r.person_id, r.set_lib_id) r.result_id, r.person_id, r.set_lib_id, r.facility_type, r.gender,
      r.time_hundredths, r.result_date, r.club_id, r.meet_id
    from result r join person a on a.person_id = r.person_id
    where r.counts and r.club_id = any(${q.clubs}::int[]) and r.set_lib_id = any(${q.events}::int[]) and r.facility_type = ${q.course}
      and r.gender = ${q.gender} and r.result_date between ${q.fromDate} and ${q.toDate}
      and a.birth_date <= r.result_date - make_interval(years => ${q.ageFrom}::int)
      and a.birth_date > r.result_date - make_interval(years => ${q.ageTo}::int + 1)
    order by r.person_id, r.set_lib_id, r.time_hundredths, r.result_date) b
  join person a using (person_id) left join meet m using (meet_id) join club c on c.club_id = b.club_id
  left join lateral (select s.rank_id from standard s where s.set_lib_id = b.set_lib_id and s.facility_type = b.facility_type
    and s.gender = b.gender and s.classification = 'Standard' and s.time_hundredths >= b.time_hundredths
    order by s.time_hundredths limit 1) cur on true
  left join lateral (select s.time_hundredths from standard s where s.set_lib_id = b.set_lib_id and s.facility_type = b.facility_type
    and s.gender = b.gender and s.classification = 'Standard' and s.time_hundredths < b.time_hundredths
    order by s.time_hundredths desc limit 1) nx on true
  order by b.set_lib_id, b.time_hundredths`

/** Bests of one club by athlete, event and course. */
export const clubBests = (club: number, course: string): RawBuilder<unknown> => sql`
  select b.*, a.first_name, a.last_name from (
    select distinct on (person_id, set_lib_id) person_id, set_lib_id, facility_type, time_hundredths, result_date, result_id
    from result where club_id = ${club} and facility_type = ${course} and counts
    order by person_id, set_lib_id, time_hundredths, result_date) b
  join person a using (person_id) order by b.set_lib_id, b.time_hundredths limit 500`

const official = sql`r.counts and r.is_official = 1 and not r.exhibition and r.round <> 'TIME_TRIAL'`

/** Records, one probe per event and gender, in an age band where one is given; no ties. */
export const records = (clubs: readonly number[], course: string, ages?: [number, number]): RawBuilder<unknown> => sql`
  select s.set_lib_id, g.gender, b.*, a.first_name, c.club_name from set_lib s cross join (values ('M'), ('F')) g(gender)
  cross join lateral (select r.* from result r ${
    ages
      ? sql`join person p on p.person_id = r.person_id
          and p.birth_date <= r.result_date - make_interval(years => ${ages[0]}::int)
          and p.birth_date > r.result_date - make_interval(years => ${ages[1]}::int + 1)`
      : sql``
  } where r.set_lib_id = s.set_lib_id and r.facility_type = ${course} and r.gender = g.gender and ${official}
    and ${clubs.length === 1 ? sql`r.club_id = ${clubs[0]}` : sql`r.club_id = any(${clubs}::int[])`}
    order by r.time_hundredths limit 1) b
  join person a using (person_id) join club c on c.club_id = b.club_id where s.is_event`
