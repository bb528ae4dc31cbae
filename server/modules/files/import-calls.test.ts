import { sql } from 'kysely'
import { createClub, createClubUser } from '../../test/factories'
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

describe('the preview', () => {
  test('[IMPORT-03] shows counts and lines by verdict, text and line number, and writes nothing', async () => {
    const row = await calls.read(samplePath('dual-meet-25y.hy3'))
    expect(row).toMatchObject({
      format: 'HY3',
      lines: 188,
      meetName: 'Hillcrest vs Riverbend',
      meetDate: '2026-07-07',
      meetId: null,
    })
    expect(row.counts).toEqual({ total: 79, new: 53, known: 0, changed: 0, doubtful: 0, refused: 4, visitor: 22 })
    const refused = await calls.lines(row.importId, { verdict: 'refused' })
    expect(refused).toMatchObject({
      totalCount: 4,
      nodes: Array(4).fill({ subject: 'other', reason: 'Not a swim, left out' }),
    })
    const glaston = await calls.lines(row.importId, { search: 'glaston, 25 y butterfly' })
    expect(glaston.nodes.map(({ label, timeText }: Shown) => [label, timeText])).toEqual([
      ['Yannick Glaston, 25 y butterfly', '21.91'],
      ['Yorick Glaston, 25 y butterfly', '23.07'],
    ])
    const [first] = glaston.nodes
    expect((await calls.lines(row.importId, { search: String(first.line) })).nodes).toContainEqual(first)
    const page = await calls.lines(row.importId, { offset: 2, limit: 3 })
    expect(page.nodes).toEqual((await calls.lines(row.importId)).nodes.slice(2, 5))
    expect(await resultCount()).toBe(0)
    expect(await world.server.db.selectFrom('person').where('club_id', '=', clubId).selectAll().execute()).toEqual([])
    expect(await world.server.db.selectFrom('meet').selectAll().execute()).toEqual([])
  })

  test('[IMPORT-03] another coach sees nothing of it, and can do nothing with it', async () => {
    const { importId } = await calls.read(samplePath('dual-meet-25y.hy3'))
    const other = await createClub(world.server.db)
    const stranger = (await createClubUser(world.server.db, other.club_id, 'OWNER')).user_id
    for (const call of ['importPreview', 'importProgress']) {
      const { errors } = await world.server.graphql(
        `query { ${call}(importId: ${importId}) { ${call === 'importPreview' ? 'totalCount' : 'state'} } }`,
        {},
        { as: stranger },
      )
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
    }
    for (const call of ['importAccept', 'importDiscard', 'importUndo']) {
      const { errors } = await calls.mutate(call, '$importId: Int!', { importId }, stranger)
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
    }
    const { allImports } = await world.server.ask('{ allImports { totalCount } }', {}, { as: stranger })
    expect(allImports.totalCount).toBe(0)
  })
})

describe('clubs of the file', () => {
  test('[IMPORT-03] the person chooses when no club of the file is known, and only then can accept', async () => {
    await sql`update club set club_code = 'ZZ', club_name = 'Other Words' where club_id = ${clubId}`.execute(
      world.server.db,
    )
    const row = await calls.read(samplePath('dual-meet-25y.hy3'))
    expect(row.clubs.map(({ clubId: id }: Shown) => id)).toEqual([null, null])
    expect((await calls.accept(row.importId)).errors).toMatchObject([
      { message: 'Choose which club of the file is yours', extensions: { code: 'CONFLICT' } },
    ])
    const key = row.clubs.find(({ code }: Shown) => code === 'HILL').key
    const args = '$importId: Int!, $clubKey: String!, $clubId: Int'
    const other = await createClub(world.server.db)
    const foreign = await calls.mutate('importChooseClub', args, {
      importId: row.importId,
      clubKey: key,
      clubId: other.club_id,
    })
    expect(foreign.errors).toMatchObject([{ extensions: { code: expect.stringMatching(/BAD_INPUT|FORBIDDEN/) } }])
    await calls.mutate('importChooseClub', args, { importId: row.importId, clubKey: key, clubId })
    expect((await world.settled(row.importId, coach)).countsBySubject).toContainEqual({
      subject: 'person',
      total: 39,
      new: 39,
    })
    await calls.accept(row.importId)
    expect((await world.settled(row.importId, coach)).written).toMatchObject({ people: 39, results: 16, relays: 6 })
  })
})

describe('the steps of an import', () => {
  test('[IMPORT-07] are done one after the other, and last to be asked for after the page was left', async () => {
    const row = await calls.read(samplePath('prelims-finals-50m.hy3'))
    expect(row.steps.map(({ name, state }: Shown) => [name, state])).toEqual([
      ['reading', 'done'],
      ['matching', 'done'],
      ['writing', 'waiting'],
    ])
    expect(row.steps[0]).toMatchObject({ done: 178, total: 178 })
  })

  test('[IMPORT-07] a subscription tells of each step until a worker has nothing more to do', async () => {
    const { importId } = await calls.read(samplePath('dual-meet-25y.hy3'))
    await calls.accept(importId)
    const response = await fetch(`${world.server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${await world.server.token(coach)}`,
      },
      body: JSON.stringify({
        query: `subscription { importProgress(importId: ${importId}) { state steps { name state } } }`,
      }),
    })
    const body = await response.text()
    const events = body.split('\n\n').filter((event) => event.startsWith('event: next'))
    const told = events.map((event) => JSON.parse(event.split('data: ')[1]!).data.importProgress)
    expect(told.at(-1)).toMatchObject({ state: 'done', steps: Array(3).fill({ state: 'done' }) })
    expect(told.slice(0, -1).every(({ state }) => state === 'writing')).toBe(true)
  })

  test('[IMPORT-07] a subscription to the import of another club is refused', async () => {
    const { importId } = await calls.read(samplePath('dual-meet-25y.hy3'))
    const stranger = (await createClubUser(world.server.db, (await createClub(world.server.db)).club_id, 'COACH'))
      .user_id
    const { errors } = await world.server
      .graphql(
        `subscription { importProgress(importId: ${importId}) { state } }`,
        {},
        {
          ...{ as: stranger, headers: { accept: 'text/event-stream, application/json' } },
        },
      )
      .catch((error: Error) => ({ errors: [{ message: error.message }] }))
    expect(JSON.stringify(errors)).toMatch(/There is no such import/)
  })
})

describe('after the preview', () => {
  test('[CLUB-14] accepted twice it is written once, and a discarded one not at all', async () => {
    const { importId } = await calls.read(samplePath('dual-meet-25y.hy3'))
    const answers = await Promise.all([calls.accept(importId), calls.accept(importId)])
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions?.code === 'CONFLICT')).toHaveLength(1)
    await world.settled(importId, coach)
    expect(await resultCount()).toBe(18)
    const second = await calls.read(samplePath('dual-meet-25y.hy3'))
    await calls.mutate('importDiscard', '$importId: Int!', { importId: second.importId })
    expect((await calls.accept(second.importId)).errors).toMatchObject([{ message: 'The import was discarded' }])
    const query = '{ allImports { totalCount nodes { importId state } } }'
    expect((await world.server.ask(query, {}, { as: coach })).allImports).toEqual({
      totalCount: 1,
      nodes: [{ importId, state: 'done' }],
    })
  })

  test('[IMPORT-05] the audit log holds the import as one entry of the person, not its rows', async () => {
    const { importId } = await calls.read(samplePath('dual-meet-25y.hy3'))
    await calls.accept(importId)
    await world.settled(importId, coach)
    const rows = await world.server.db.selectFrom('audit_log').selectAll().where('club_id', '=', clubId).execute()
    const done = rows.filter(({ after }) => (after as Shown)?.state === 'done')
    expect(done).toMatchObject([{ table_name: 'file_import', user_id: coach, row_id: String(importId) }])
    expect(rows.filter(({ table_name }) => table_name === 'result' || table_name === 'meet')).toEqual([])
  })
})
