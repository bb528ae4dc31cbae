import { sql } from 'kysely'
import { createClub, createClubUser, createPerson } from '../../test/factories'
import { samplePath } from '../../test/expected-meet-file'
import { importCalls, startUploads, type Shown, type UploadWorld } from '../../test/upload-world'

jest.setTimeout(60_000)

let world: UploadWorld
let clubId: number
let coach: number
let calls: ReturnType<typeof importCalls>
beforeAll(async () => {
  world = await startUploads()
})
beforeEach(async () => {
  for (const table of ['visitor_result', 'result', 'meet'])
    await sql`delete from ${sql.table(table)}`.execute(world.server.db)
  clubId = (await createClub(world.server.db, { club_code: 'RIVR', club_name: 'Riverbend Rays' })).club_id
  coach = (await createClubUser(world.server.db, clubId, 'COACH')).user_id
  calls = importCalls(world, clubId, coach)
})
afterAll(() => world.close())

const resultCount = async () =>
  Number((await sql<{ count: number }>`select count(*) from result`.execute(world.server.db)).rows[0]!.count)

describe('doubtful people', () => {
  const decide = (importId: number, athleteKey: string, choice: object) =>
    calls.mutate('importDecide', '$importId: Int!, $athleteKey: String!, $personId: Int, $choice: String', {
      importId,
      athleteKey,
      ...choice,
    })

  async function doubtful() {
    const { person_id: personId } = await createPerson(world.server.db, clubId, {
      ...{ first_name: 'Yanick', last_name: 'Glastonn', birth_date: '2017-11-13', gender: 'M' },
    })
    const row = await calls.read(samplePath('dual-meet-25y.hy3'))
    const { nodes } = await calls.lines(row.importId, { verdict: 'doubtful' })
    const person = nodes.find(({ subject }: Shown) => subject === 'person')
    return { importId: row.importId as number, personId, nodes, person }
  }
  const swimOf = (personId: number) =>
    world.server.db
      .selectFrom('result')
      .selectAll()
      .where('person_id', '=', personId)
      .where('external_event_id', '=', '6')
      .execute()

  test('[IMPORT-03] are shown with who they may be, how sure that is and what differs', async () => {
    const { nodes, person, personId } = await doubtful()
    expect(person).toMatchObject({
      label: 'Yannick Glaston, born 2017',
      reason: 'One athlete here may be the same person',
    })
    expect(person.question).toMatchObject({
      ...{ firstName: 'Yannick', lastName: 'Glaston', birthDate: '2017-11-13', clubName: 'Riverbend Rays', follows: 1 },
      proposals: [
        { personId, differs: ['name'], firstName: 'Yanick', lastName: 'Glastonn', clubName: 'Riverbend Rays' },
      ],
    })
    expect(person.question.proposals[0].confidence).toBeCloseTo(0.87, 1)
    const follower = nodes.find(({ subject }: Shown) => subject === 'result')
    expect(follower).toMatchObject({ timeText: '21.91', reason: 'Follows the decision about Yannick Glaston' })
  })

  test('[IMPORT-03] keep the import from being accepted until somebody decides', async () => {
    const { importId } = await doubtful()
    expect((await calls.accept(importId)).errors).toMatchObject([
      {
        message: 'One athlete is still doubtful: decide about them, or leave them out',
        extensions: { code: 'CONFLICT' },
      },
    ])
    expect(await resultCount()).toBe(0)
  })

  test('[IMPORT-03] the same person: the results are theirs, and nobody is added', async () => {
    const { importId, personId, person } = await doubtful()
    const { data } = await decide(importId, person.athleteKey, { personId })
    expect(data!.importDecide.counts).toMatchObject({ doubtful: 0, known: 1 })
    await calls.accept(importId)
    expect((await world.settled(importId, coach)).written.people).toBe(33)
    expect(await swimOf(personId)).toMatchObject([{ time_hundredths: 2191 }])
  })

  test('[IMPORT-03] a new person: the one of before has no part in it', async () => {
    const { importId, personId, person } = await doubtful()
    await decide(importId, person.athleteKey, { choice: 'new' })
    await calls.accept(importId)
    expect((await world.settled(importId, coach)).written.people).toBe(34)
    expect(await swimOf(personId)).toEqual([])
  })

  test('[IMPORT-03] left out: neither the person nor the results come in', async () => {
    const { importId, personId } = await doubtful()
    await calls.accept(importId, true)
    expect((await world.settled(importId, coach)).written).toMatchObject({ people: 33, results: 11 })
    expect(await swimOf(personId)).toEqual([])
  })

  test('[IMPORT-03] somebody of another club cannot be chosen, nor an athlete that the file does not have', async () => {
    const { importId, person } = await doubtful()
    const stranger = await createPerson(world.server.db, (await createClub(world.server.db)).club_id)
    const chosen = await decide(importId, person.athleteKey, { personId: stranger.person_id })
    expect(chosen.errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }])
    expect((await decide(importId, 'nobody', { choice: 'new' })).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ])
    expect((await decide(importId, person.athleteKey, {})).errors).toMatchObject([
      { extensions: { code: 'BAD_INPUT' } },
    ])
  })

  test('[IMPORT-03] who became doubtful after the preview is asked about, and nothing is written', async () => {
    const { importId } = await calls.read(samplePath('dual-meet-25y.hy3'))
    await createPerson(world.server.db, clubId, {
      first_name: 'Yanick',
      last_name: 'Glastonn',
      birth_date: '2017-11-13',
      gender: 'M',
    })
    await calls.accept(importId)
    expect(await world.settled(importId, coach)).toMatchObject({
      state: 'preview',
      error: expect.stringMatching(/look again/),
    })
    expect(await resultCount()).toBe(0)
  })
})
