import {
  createAdministrator,
  createClub,
  createClubUser,
  createEvent,
  createLeague,
  createLeagueStaff,
  createPerson,
  createResult,
  createTeam,
  linkPerson,
} from '../../test/factories'
import { startTestServer, type TestServer } from '../../test/server'

let server: TestServer
let club: number
let closed: number
let teams: number[]
let users: Record<'coach' | 'member' | 'staff' | 'league' | 'administrator', number>
beforeAll(async () => {
  server = await startTestServer()
  const { seqno } = await createLeague(server.db)
  club = (await createClub(server.db, { leagueSeqno: seqno })).club_id
  closed = (await createClub(server.db, { members_see_members: 0 })).club_id
  teams = [
    (await createTeam(server.db, club, { competitive_flag: 1, team_name: 'Zebras' })).team_id,
    (await createTeam(server.db, club, { team_name: 'Ants' })).team_id,
  ]
  users = {
    coach: (await createClubUser(server.db, club, 'COACH')).user_id,
    member: (await createClubUser(server.db, club, 'MEMBER')).user_id,
    staff: (await createClubUser(server.db, club, 'STAFF')).user_id,
    league: (await createLeagueStaff(server.db, seqno)).user_id,
    administrator: (await createAdministrator(server.db)).user_id,
  }
  const person = (first_name: string, last_name: string, more: object = {}) =>
    createPerson(server.db, club, {
      first_name,
      last_name,
      email: `${first_name}@family.example`.toLowerCase(),
      ...more,
    })
  await person('Åsa', 'Ångström', { team_id: teams[0], birth_date: '2012-02-29' })
  await person('Bo', 'Zorn', { team_id: teams[1], status: 'TRYOUT', birth_date: '2009-01-01', birth_year_only: true })
  await person('Cleo', 'adams', { team_id: teams[0], status: 'ALUMNI', birth_date: null })
  await person('Dan', 'Bergman', { phone: '123' })
  await createPerson(server.db, closed, { first_name: 'Elsewhere', last_name: 'Ångström' })
})
afterAll(() => server.close())

const query = `query ($clubId: Int, $email: String, $status: String, $competitiveFlag: Int, $search: String, $teamId: Int,
  $orderBy: String, $offset: Int, $limit: Int) {
  allAthlete(clubId: $clubId, email: $email, status: $status, competitiveFlag: $competitiveFlag, search: $search,
    teamId: $teamId, orderBy: $orderBy, offset: $offset, limit: $limit) {
    totalCount nodes { athleteId personId firstName lastName age birthDate email phone status teamName clubId }
  }
}`

const names = async (variables: object, as = users.coach) => {
  const { allAthlete } = await server.ask(query, { clubId: club, ...variables }, { as })
  return allAthlete.nodes.map(({ firstName }: { firstName: string }) => firstName) as string[]
}

describe('allAthlete', () => {
  test('[CLUB-04] parents and coaches are people of the club, not athletes, for members too', async () => {
    const { club_id } = await createClub(server.db)
    const member = (await createClubUser(server.db, club_id, 'MEMBER')).user_id
    const add = async (first_name: string, ...roles: string[]) => {
      const { person_id } = await createPerson(server.db, club_id, { first_name })
      const rows = roles.map((role) => ({ club_id, person_id, role }))
      if (rows.length > 0) await server.db.insertInto('club_person_rel').values(rows).execute()
      return person_id
    }
    await add('Imported')
    await add('Swimmer', 'ATHLETE')
    await add('Parent', 'PARENT')
    const both = await add('Both', 'COACH', 'ATHLETE')
    const seen = async () => (await names({ clubId: club_id }, member)).sort()
    expect(await seen()).toEqual(['Both', 'Imported', 'Swimmer'])
    await server.db.deleteFrom('club_person_rel').where('person_id', '=', both).where('role', '=', 'ATHLETE').execute()
    expect(await seen()).toEqual(['Imported', 'Swimmer'])
  })

  test('[CLUB-04] each argument alone and all together', async () => {
    expect(await names({})).toEqual(['Cleo', 'Åsa', 'Dan', 'Bo'])
    expect(await names({ clubId: undefined })).toEqual(['Cleo', 'Åsa', 'Dan', 'Bo'])
    expect(await names({ status: 'TRYOUT' })).toEqual(['Bo'])
    expect(await names({ competitiveFlag: 1 })).toEqual(['Cleo', 'Åsa'])
    expect(await names({ competitiveFlag: 0 })).toEqual(['Bo'])
    expect(await names({ email: 'DAN@family.example ' })).toEqual(['Dan'])
    expect(await names({ teamId: teams[1] })).toEqual(['Bo'])
    const all = {
      competitiveFlag: 1,
      teamId: teams[0],
      status: 'ALUMNI',
      email: 'cleo@family.example',
      search: 'adams',
    }
    expect(await names(all)).toEqual(['Cleo'])
    expect(await names({ ...all, status: 'ACTIVE' })).toEqual([])
  })

  test('[CLUB-04] search finds parts of the name, either way round, and takes % as a letter', async () => {
    expect(await names({ search: 'ÅNG' })).toEqual(['Åsa'])
    expect(await names({ search: ' zorn bo' })).toEqual(['Bo'])
    expect(await names({ search: 'bo zorn' })).toEqual(['Bo'])
    expect(await names({ search: '%' })).toEqual([])
  })

  test('[CLUB-04] order as people expect it, both ways, and paging with the whole count', async () => {
    expect(await names({ orderBy: 'lastName' })).toEqual(['Cleo', 'Åsa', 'Dan', 'Bo'])
    expect(await names({ orderBy: '-lastName' })).toEqual(['Bo', 'Dan', 'Åsa', 'Cleo'])
    expect(await names({ orderBy: 'firstName' })).toEqual(['Åsa', 'Bo', 'Cleo', 'Dan'])
    expect(await names({ orderBy: 'teamName' })).toEqual(['Bo', 'Cleo', 'Åsa', 'Dan'])
    expect(await names({ orderBy: 'age' })).toEqual(['Åsa', 'Dan', 'Bo', 'Cleo'])
    expect(await names({ orderBy: 'birthDate' })).toEqual(['Bo', 'Dan', 'Åsa', 'Cleo'])
    expect(await names({ offset: 1, limit: 2 })).toEqual(['Åsa', 'Dan'])
    const { allAthlete } = await server.ask(query, { clubId: club, offset: 40 }, { as: users.coach })
    expect(allAthlete).toEqual({ totalCount: 4, nodes: [] })
    const { errors } = await server.graphql(query, { clubId: club, orderBy: 'salary' }, { as: users.coach })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { orderBy: expect.any(String) } })
  })

  test('[PERM-02] [PERM-03] members and league staff see names and ages, coaches the rest, strangers nothing', async () => {
    const row = async (as: number) => {
      const { allAthlete } = await server.ask(query, { clubId: club, search: 'Dan' }, { as })
      return allAthlete.nodes[0]
    }
    const name = { firstName: 'Dan', lastName: 'Bergman', age: expect.any(Number), clubId: club }
    const hidden = { birthDate: null, email: null, phone: null, status: null }
    expect(await row(users.member)).toMatchObject({ ...name, ...hidden })
    expect(await row(users.league)).toMatchObject({ ...name, ...hidden })
    expect(await row(users.coach)).toMatchObject({ ...name, birthDate: '2010-05-17', phone: '123', status: 'ACTIVE' })
    const foreign = await server.graphql(query, { clubId: closed }, { as: users.coach })
    expect(foreign.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect(await names({ clubId: undefined, search: 'Elsewhere' })).toEqual([])
  })

  test('[PERM-02] a filter by what a member may not read finds nothing', async () => {
    expect(await names({ email: 'dan@family.example' }, users.member)).toEqual([])
    expect(await names({ status: 'TRYOUT' }, users.member)).toEqual([])
    expect(await names({ orderBy: 'birthDate' }, users.member)).toEqual([])
  })

  test('[PERM-02] [CLUB-21] a member of a club that hides its members sees the own people only', async () => {
    const { user_id } = await createClubUser(server.db, closed, 'MEMBER')
    expect(await names({ clubId: closed }, user_id)).toEqual([])
    const child = await createPerson(server.db, closed, { first_name: 'Child', email: 'child@family.example' })
    await linkPerson(server.db, user_id, child)
    expect(await names({ clubId: closed, email: 'child@family.example' }, user_id)).toEqual(['Child'])
  })

  test('[SWIM-04] age in years, by the year where only that is known', async () => {
    const { allAthlete } = await server.ask(query, { clubId: club, orderBy: 'firstName' }, { as: users.member })
    const today = new Date().toISOString().slice(0, 10)
    const year = Number(today.slice(0, 4))
    const ages = allAthlete.nodes.map(({ age }: { age: number | null }) => age)
    expect(ages.slice(0, 3)).toEqual([
      year - 2012 - (today.slice(5) < '03-01' && today.slice(5) !== '02-29' ? 1 : 0),
      year - 2009,
      null,
    ])
  })

  test('[PERF-02] the number of statements does not grow with the rows', async () => {
    const count = (limit: number) =>
      server.countStatements(() => server.ask(query, { clubId: club, limit }, { as: users.coach }))
    await count(1)
    expect(await count(500)).toBe(await count(1))
  })
})

const valid = () => ({
  firstName: 'Eve',
  lastName: 'Frost',
  birthDate: '2011-04-05',
  gender: 'F',
  email: 'eve@family.example',
  status: 'ACTIVE',
  clubId: club,
  startMembership: '2026-01-01',
  updateSource: 'web',
})

const merge = (data: object, as = users.coach) =>
  server.graphql(
    `mutation ($data: AthleteInput!) { athleteMerge(data: $data) { athleteId personId firstName phone updateDate birthYearOnly } }`,
    { data },
    { as },
  )

describe('athleteMerge', () => {
  test('[API-02] [API-09] [API-12] adds, stamps the time, and the list shows it at once', async () => {
    const before = Date.now()
    const { data, errors } = await merge({ ...valid(), updateDate: '2001-01-01T00:00:00Z' })
    expect(errors).toBeUndefined()
    const added = data.athleteMerge
    expect(added.personId).toBe(added.athleteId)
    expect(Date.parse(added.updateDate)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(added.updateDate)).toBeLessThanOrEqual(Date.now())
    expect(await names({ search: 'Frost' })).toEqual(['Eve'])

    const changed = await merge({ athleteId: added.athleteId, firstName: 'Eva', phone: '7', updateSource: 'web' })
    expect(changed.data.athleteMerge).toMatchObject({ athleteId: added.athleteId, firstName: 'Eva', phone: '7' })
    expect(Date.parse(changed.data.athleteMerge.updateDate)).toBeGreaterThanOrEqual(Date.parse(added.updateDate))
    expect(await names({ search: 'Frost' })).toEqual(['Eva'])
    const cleared = await merge({ personId: added.athleteId, phone: null })
    expect(cleared.data.athleteMerge).toMatchObject({ firstName: 'Eva', phone: null })
  })

  test.each(Object.keys({ ...valid(), clubId: 0 }))(
    '[API-11] a new athlete without %s is refused by name',
    async (field) => {
      const { errors } = await merge({ ...valid(), [field]: undefined })
      // without a club there is nobody whose coach one could be
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } })
      expect((await merge({ ...valid(), [field]: null })).errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    },
  )

  test('a stale copy is refused with what is stored now', async () => {
    const { data } = await merge({ ...valid(), lastName: 'Stale' })
    const { athleteId, updateDate } = data.athleteMerge
    expect((await merge({ athleteId, phone: '1', ifUpdateDate: updateDate })).errors).toBeUndefined()
    const { errors } = await merge({ athleteId, phone: '2', ifUpdateDate: updateDate })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { phone: '1', lastName: 'Stale' } })
  })

  test('[PERM-02] nobody adds to or changes a person of a club that they are no coach of', async () => {
    const foreign = await createPerson(server.db, closed)
    const { data } = await merge({ ...valid(), lastName: 'Mine' })
    const codes = [
      await merge({ ...valid(), clubId: closed }),
      await merge({ athleteId: foreign.person_id, firstName: 'Taken' }),
      await merge({ athleteId: data.athleteMerge.athleteId, clubId: closed }),
      await merge(valid(), users.member),
      await merge({ athleteId: data.athleteMerge.athleteId, firstName: 'Taken' }, users.league),
    ].map(({ errors }) => errors?.[0]?.extensions?.code)
    expect(codes).toEqual(['FORBIDDEN', 'NOT_FOUND', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'])
    const taken = await server.db.selectFrom('person').select('person_id').where('first_name', '=', 'Taken').execute()
    expect(taken).toEqual([])
  })

  test('a team of another club is refused', async () => {
    const { team_id } = await createTeam(server.db, closed)
    const { errors } = await merge({ ...valid(), teamId: team_id })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { teamId: expect.any(String) } })
  })

  test('[API-12] a corrected gender moves the swims to the other lists', async () => {
    const swimmer = await createPerson(server.db, club, { gender: 'F' })
    const { set_lib_id } = await createEvent(server.db)
    const { result_id } = await createResult(server.db, swimmer, set_lib_id)
    expect((await merge({ athleteId: swimmer.person_id, gender: 'M' })).errors).toBeUndefined()
    const list = `{ resultsList(clubId: ${club}, facilityType: "LCM", gender: "M") { nodes { resultId } } }`
    expect((await server.ask(list, {}, { as: users.coach })).resultsList.nodes).toContainEqual({ resultId: result_id })
  })

  test('[API-02] athleteAddUpdate and personMerge do the same under their arguments', async () => {
    const document = `mutation ($athlete: AthleteInput!, $person: AthleteInput!) {
      athleteAddUpdate(athleteData: $athlete) { lastName } personMerge(programData: $person) { lastName birthDate } }`
    const person = { firstName: 'Parent', lastName: 'Frost', clubId: club }
    const data = await server.ask(document, { athlete: valid(), person }, { as: users.coach })
    expect(data).toEqual({
      athleteAddUpdate: { lastName: 'Frost' },
      personMerge: { lastName: 'Frost', birthDate: null },
    })
  })
})

describe('personDelete', () => {
  const remove = (personId: number, as = users.staff) =>
    server.graphql(`mutation { personDelete(personId: ${personId}) { status success message } }`, {}, { as })

  test('[API-03] [API-12] answers status, success and message, and the list no longer has the person', async () => {
    const { person_id } = await createPerson(server.db, club, { first_name: 'Gone' })
    expect(await names({ search: 'Gone' })).toEqual(['Gone'])
    expect((await remove(person_id)).data.personDelete).toEqual({
      status: 'OK',
      success: true,
      message: 'Person has been deleted',
    })
    expect(await names({ search: 'Gone' })).toEqual([])
    expect((await remove(person_id)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  })

  test('a person with results stays, and so does one of another club', async () => {
    const swimmer = await createPerson(server.db, club)
    const { set_lib_id } = await createEvent(server.db)
    await createResult(server.db, swimmer, set_lib_id)
    expect((await remove(swimmer.person_id)).errors?.[0]).toMatchObject({
      message: 'This person has 1 result: delete those first',
      extensions: { code: 'CONFLICT' },
    })
    const foreign = await createPerson(server.db, closed)
    expect((await remove(foreign.person_id)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    expect((await remove(swimmer.person_id, users.coach)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })
})
