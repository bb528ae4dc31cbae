import { addDays } from 'contracts/calendar-date'
import type { TestServer } from './server'
import { createAdministrator } from './factories'
import { isFaster, swimOracle, type Filter, type Oracle } from './swim-oracle'
import { buildSwimWorld, type Swim, type SwimWorld } from './swim-world'

export type Args = Filter & { onlyNew?: boolean; includeLeadOffs?: boolean; offset?: number; limit?: number }

const document = `query ($gender: String, $tagSl: String, $leagueSeqno: Int, $clubId: Int, $teamId: Int, $athleteId: Int,
  $ageFrom: Int, $ageTo: Int, $stroke: String, $orderBy: String, $fromDate: String, $toDate: String, $facilityType: String, $bestOnly: Boolean,
  $isNewDays: Int, $onlyNew: Boolean, $rankClassification: String, $inAthleteStatus: [String!], $search: String,
  $includeLeadOffs: Boolean, $distance: Int, $noOfLegs: Int, $offset: Int, $limit: Int) {
  resultsList(gender: $gender, tagSl: $tagSl, leagueSeqno: $leagueSeqno, clubId: $clubId, teamId: $teamId,
    athleteId: $athleteId, ageFrom: $ageFrom, ageTo: $ageTo, stroke: $stroke, orderBy: $orderBy, fromDate: $fromDate, toDate: $toDate,
    facilityType: $facilityType, bestOnly: $bestOnly, isNewDays: $isNewDays, onlyNew: $onlyNew,
    rankClassification: $rankClassification, inAthleteStatus: $inAthleteStatus, search: $search,
    includeLeadOffs: $includeLeadOffs, distance: $distance, noOfLegs: $noOfLegs, offset: $offset, limit: $limit) {
    totalCount
    nodes { resultId athleteId firstName age athRank athRankName rankClassification timeToNextRank
      timeToNextRankHundredths isNew place points status distance stroke facilityType resultTime timeHundredths resultDate }
  }
}`

/** Asks resultsList through HTTP and compares what it answers with the oracle, over one seeded world. */
export interface ResultListCheck {
  document: string
  world: SwimWorld
  oracle: Oracle
  administrator: number
  list(args: Args, as?: number): Promise<{ totalCount: number; nodes: Record<string, unknown>[] }>
  /** what the list must hold, in its order, by walking over all rows */
  expected(args: Args): Swim[]
  /** fails where ids, order or count differ; answers how many there are */
  check(args: Args, as?: number, visible?: (swim: Swim) => boolean): Promise<number>
}

export async function resultListCheck(server: TestServer, seed: number): Promise<ResultListCheck> {
  const world = await buildSwimWorld(server.db, seed)
  const oracle = swimOracle(world)
  const administrator = (await createAdministrator(server.db)).user_id

  async function list(args: Args, as = administrator) {
    const { resultsList } = await server.ask<{ resultsList: { totalCount: number; nodes: Record<string, unknown>[] } }>(
      document,
      { limit: 500, ...args },
      { as },
    )
    return resultsList
  }

  /** What the list must hold, in its order, by walking over all rows. */
  function expected(args: Args): Swim[] {
    const leadOffs = args.includeLeadOffs ?? (args.bestOnly || args.athleteId != null)
    const isNew = (swim: Swim) =>
      oracle.isBestOfAthlete(swim) && swim.result_date >= addDays(world.today, -(args.isNewDays ?? 30))
    let swims = world.swims.filter(
      (swim) =>
        (leadOffs || swim.lead_off_of === null) && oracle.inFilter(swim, args) && (!args.onlyNew || isNew(swim)),
    )
    if (args.bestOnly) swims = bestsOf(swims)
    const order = new Map(world.events.map(({ set_lib_id, set_order }) => [set_lib_id, set_order ?? 0]))
    return swims.sort(
      (a, b) =>
        order.get(a.set_lib_id)! - order.get(b.set_lib_id)! ||
        Number(oracle.counts(b)) - Number(oracle.counts(a)) ||
        (a.time_hundredths ?? Infinity) - (b.time_hundredths ?? Infinity) ||
        (isFaster(a, b) ? -1 : 1),
    )
  }

  function bestsOf(swims: Swim[]): Swim[] {
    const who = (swim: Swim) =>
      swim.person_id === null ? `${swim.club_id} ${swim.relay_letter} ${swim.gender}` : `${swim.person_id}`
    const same = (a: Swim, b: Swim) => a.set_lib_id === b.set_lib_id && who(a) === who(b)
    const counting = swims.filter(oracle.counts)
    return counting.filter((swim) => !counting.some((other) => same(swim, other) && isFaster(other, swim)))
  }

  async function check(args: Args, as?: number, visible: (swim: Swim) => boolean = () => true): Promise<number> {
    const want = expected(args).filter(visible)
    const got = await list(args, as)
    expect({ args, ids: got.nodes.map(({ resultId }) => resultId), total: got.totalCount }).toEqual({
      args,
      ids: want.map(({ result_id }) => result_id),
      total: want.length,
    })
    return want.length
  }

  return { document, world, oracle, administrator, list, expected, check }
}
