import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { createClub, createClubUser, createPerson } from '../../test/factories'
import { samplePath } from '../../test/expected-meet-file'
import { IMPORT_FIELDS, startUploads, type UploadWorld } from '../../test/upload-world'

let world: UploadWorld
let clubId: number
let coach: number
beforeAll(async () => {
  world = await startUploads()
})
beforeEach(async () => {
  for (const table of ['visitor_result', 'result', 'meet'])
    await sql`delete from ${sql.table(table)}`.execute(world.server.db)
  clubId = (await createClub(world.server.db, { club_code: 'RIVR', club_name: 'Riverbend Rays' })).club_id
  coach = (await createClubUser(world.server.db, clubId, 'COACH')).user_id
})
afterAll(() => world.close())

async function read(file: Parameters<UploadWorld['upload']>[0][number], owner: object = { clubId }) {
  const { data, errors } = await world.upload([file], owner, coach)
  if (!data) throw new Error(JSON.stringify(errors))
  return world.settled(data.uploadFiles.imports[0].importId, coach)
}

const mutate = (call: string, args: string, values: object, as = coach) => {
  const types = args.replace(/\$(\w+): [\w!]+/g, '$1: $$$1')
  return world.server.graphql(`mutation (${args}) { ${call}(${types}) { ${IMPORT_FIELDS} } }`, values, { as })
}
const accept = (importId: number, skipDoubtful = false) =>
  mutate('importAccept', '$importId: Int!, $skipDoubtful: Boolean', { importId, skipDoubtful })

async function lines(importId: number, filter: object = {}) {
  const query = `query ($importId: Int!, $verdict: String, $search: String, $limit: Int, $offset: Int) {
    importPreview(importId: $importId, verdict: $verdict, search: $search, limit: $limit, offset: $offset) {
      totalCount import { state } nodes { line verdict subject label timeText reason athleteKey
        question { firstName lastName birthDate clubName follows
          proposals { personId confidence differs firstName lastName birthDate clubName } } } } }`
  return (await world.server.ask(query, { importId, ...filter }, { as: coach })).importPreview
}

const resultCount = async () =>
  Number((await sql<{ count: number }>`select count(*) from result`.execute(world.server.db)).rows[0]!.count)

describe('the preview', () => {
  test('[IMPORT-03] shows counts and lines by verdict, text and line number, and writes nothing', async () => {
    const row = await read(samplePath('dual-meet-25y.hy3'))
    expect(row).toMatchObject({
      format: 'HY3',
      lines: 188,
      meetName: 'Hillcrest vs Riverbend',
      meetDate: '2026-07-07',
      meetId: null,
    })
    expect(row.counts).toEqual({ total: 79, new: 53, known: 0, changed: 0, doubtful: 0, refused: 4, visitor: 22 })
    const refused = await lines(row.importId, { verdict: 'refused' })
    expect(refused).toMatchObject({
      totalCount: 4,
      nodes: Array(4).fill({ subject: 'other', reason: 'Not a swim, left out' }),
    })
    const glaston = await lines(row.importId, { search: 'glaston, 25 y butterfly' })
    expect(glaston.nodes.map(({ label, timeText }: any) => [label, timeText])).toEqual([
      ['Yannick Glaston, 25 y butterfly', '21.91'],
      ['Yorick Glaston, 25 y butterfly', '23.07'],
    ])
    const [first] = glaston.nodes
    expect((await lines(row.importId, { search: String(first.line) })).nodes).toContainEqual(first)
    const page = await lines(row.importId, { offset: 2, limit: 3 })
    expect(page.nodes).toEqual((await lines(row.importId)).nodes.slice(2, 5))
    expect(await resultCount()).toBe(0)
    expect(await world.server.db.selectFrom('person').where('club_id', '=', clubId).selectAll().execute()).toEqual([])
    expect(await world.server.db.selectFrom('meet').selectAll().execute()).toEqual([])
  })

  test('[IMPORT-03] another coach sees nothing of it, and can do nothing with it', async () => {
    const { importId } = await read(samplePath('dual-meet-25y.hy3'))
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
      const { errors } = await mutate(call, '$importId: Int!', { importId }, stranger)
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
    const row = await read(samplePath('dual-meet-25y.hy3'))
    expect(row.clubs.map(({ clubId: id }: any) => id)).toEqual([null, null])
    expect((await accept(row.importId)).errors).toMatchObject([
      { message: 'Choose which club of the file is yours', extensions: { code: 'CONFLICT' } },
    ])
    const key = row.clubs.find(({ code }: any) => code === 'HILL').key
    const args = '$importId: Int!, $clubKey: String!, $clubId: Int'
    const other = await createClub(world.server.db)
    const foreign = await mutate('importChooseClub', args, {
      importId: row.importId,
      clubKey: key,
      clubId: other.club_id,
    })
    expect(foreign.errors).toMatchObject([{ extensions: { code: expect.stringMatching(/BAD_INPUT|FORBIDDEN/) } }])
    await mutate('importChooseClub', args, { importId: row.importId, clubKey: key, clubId })
    expect((await world.settled(row.importId, coach)).countsBySubject).toContainEqual({
      subject: 'person',
      total: 39,
      new: 39,
    })
    await accept(row.importId)
    expect((await world.settled(row.importId, coach)).written).toMatchObject({ people: 39, results: 16, relays: 6 })
  })
})

describe('doubtful people', () => {
  const decide = (importId: number, athleteKey: string, choice: object) =>
    mutate('importDecide', '$importId: Int!, $athleteKey: String!, $personId: Int, $choice: String', {
      importId,
      athleteKey,
      ...choice,
    })

  async function doubtful() {
    const { person_id: personId } = await createPerson(world.server.db, clubId, {
      ...{ first_name: 'Yanick', last_name: 'Glastonn', birth_date: '2017-11-13', gender: 'M' },
    })
    const row = await read(samplePath('dual-meet-25y.hy3'))
    const { nodes } = await lines(row.importId, { verdict: 'doubtful' })
    const person = nodes.find(({ subject }: any) => subject === 'person')
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
    const follower = nodes.find(({ subject }: any) => subject === 'result')
    expect(follower).toMatchObject({ timeText: '21.91', reason: 'Follows the decision about Yannick Glaston' })
  })

  test('[IMPORT-03] keep the import from being accepted until somebody decides', async () => {
    const { importId } = await doubtful()
    expect((await accept(importId)).errors).toMatchObject([
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
    await accept(importId)
    expect((await world.settled(importId, coach)).written.people).toBe(33)
    expect(await swimOf(personId)).toMatchObject([{ time_hundredths: 2191 }])
  })

  test('[IMPORT-03] a new person: the one of before has no part in it', async () => {
    const { importId, personId, person } = await doubtful()
    await decide(importId, person.athleteKey, { choice: 'new' })
    await accept(importId)
    expect((await world.settled(importId, coach)).written.people).toBe(34)
    expect(await swimOf(personId)).toEqual([])
  })

  test('[IMPORT-03] left out: neither the person nor the results come in', async () => {
    const { importId, personId } = await doubtful()
    await accept(importId, true)
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
    const { importId } = await read(samplePath('dual-meet-25y.hy3'))
    await createPerson(world.server.db, clubId, {
      first_name: 'Yanick',
      last_name: 'Glastonn',
      birth_date: '2017-11-13',
      gender: 'M',
    })
    await accept(importId)
    expect(await world.settled(importId, coach)).toMatchObject({
      state: 'preview',
      error: expect.stringMatching(/look again/),
    })
    expect(await resultCount()).toBe(0)
  })
})

describe('the steps of an import', () => {
  test('[IMPORT-07] are done one after the other, and last to be asked for after the page was left', async () => {
    const row = await read(samplePath('prelims-finals-50m.hy3'))
    expect(row.steps.map(({ name, state }: any) => [name, state])).toEqual([
      ['reading', 'done'],
      ['matching', 'done'],
      ['writing', 'waiting'],
    ])
    expect(row.steps[0]).toMatchObject({ done: 178, total: 178 })
  })

  test('[IMPORT-07] a subscription tells of each step until a worker has nothing more to do', async () => {
    const { importId } = await read(samplePath('dual-meet-25y.hy3'))
    await accept(importId)
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
    const { importId } = await read(samplePath('dual-meet-25y.hy3'))
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
    const { importId } = await read(samplePath('dual-meet-25y.hy3'))
    const answers = await Promise.all([accept(importId), accept(importId)])
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions?.code === 'CONFLICT')).toHaveLength(1)
    await world.settled(importId, coach)
    expect(await resultCount()).toBe(18)
    const second = await read(samplePath('dual-meet-25y.hy3'))
    await mutate('importDiscard', '$importId: Int!', { importId: second.importId })
    expect((await accept(second.importId)).errors).toMatchObject([{ message: 'The import was discarded' }])
    const query = '{ allImports { totalCount nodes { importId state } } }'
    expect((await world.server.ask(query, {}, { as: coach })).allImports).toEqual({
      totalCount: 1,
      nodes: [{ importId, state: 'done' }],
    })
  })

  test('[IMPORT-05] the audit log holds the import as one entry of the person, not its rows', async () => {
    const { importId } = await read(samplePath('dual-meet-25y.hy3'))
    await accept(importId)
    await world.settled(importId, coach)
    const rows = await world.server.db.selectFrom('audit_log').selectAll().where('club_id', '=', clubId).execute()
    const done = rows.filter(({ after }) => (after as any)?.state === 'done')
    expect(done).toMatchObject([{ table_name: 'file_import', user_id: coach, row_id: String(importId) }])
    expect(rows.filter(({ table_name }) => table_name === 'result' || table_name === 'meet')).toEqual([])
  })
})
