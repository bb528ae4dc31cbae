import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createClub, createClubUser, createLeague, createLeagueStaff } from '../../test/factories'
import { samplePath } from '../../test/expected-meet-file'
import { post, startUploads, type Shown, type UploadWorld } from '../../test/upload-world'

jest.setTimeout(60_000)

let world: UploadWorld
let clubId: number
let coach: number
beforeAll(async () => {
  world = await startUploads({ uploadLimit: 1 << 20 })
  clubId = (await createClub(world.server.db, { club_code: 'RIVR', club_name: 'Riverbend Rays' })).club_id
  coach = (await createClubUser(world.server.db, clubId, 'COACH')).user_id
})
afterAll(() => world.close())

const importCount = async () => (await world.server.db.selectFrom('file_import').select('import_id').execute()).length

describe('uploadFiles', () => {
  test('[API-06] the bare call of the specification takes one file and answers success', async () => {
    const form = new FormData()
    const query = 'mutation ($file: Upload!) { uploadFiles(file: $file) { success } }'
    form.set('operations', JSON.stringify({ query, variables: { file: null } }))
    form.set('map', JSON.stringify({ 0: ['variables.file'] }))
    form.set('0', new Blob([new Uint8Array(await readFile(samplePath('dual-meet-25y.hy3')))]), 'dual.hy3')
    expect(await post(world.server, form, coach)).toEqual({ data: { uploadFiles: { success: true } } })
    const row = await world.server.db
      .selectFrom('file_import')
      .selectAll()
      .orderBy('import_id', 'desc')
      .executeTakeFirst()
    expect(row).toMatchObject({ club_id: clubId, user_id: coach, file_name: 'dual.hy3' })
  })

  test('[CLUB-14] several files become one import each, kept once by their hash', async () => {
    const path = samplePath('dual-meet-25y.hy3')
    const answer = await world.upload([path, path, samplePath('bad-html.cl2')], { clubId }, coach)
    const { success, message, imports } = answer.data!.uploadFiles
    expect({ success, message, states: imports.length }).toEqual({
      success: true,
      message: '3 files are being read',
      states: 3,
    })
    const states = await Promise.all(imports.map(({ importId }: Shown) => world.settled(importId, coach)))
    expect(states.map(({ state }) => state)).toEqual(['preview', 'preview', 'refused'])
    const { rows } = { rows: await world.server.db.selectFrom('uploaded_file').selectAll().execute() }
    const kept = await readdir(world.uploadsDir)
    expect(kept.sort()).toEqual([...new Set(rows.map(({ sha256 }) => sha256))].sort())
    const [file] = rows
    expect(Date.parse(file!.expires_at) - Date.parse(file!.stored_at)).toBe(7 * 86_400_000)
  })

  test('[CLUB-14] without a file it asks for one', async () => {
    const { errors } = await world.server.graphql('mutation { uploadFiles { success } }', {}, { as: coach })
    expect(errors).toMatchObject([{ message: 'Choose at least one file', extensions: { code: 'BAD_INPUT' } }])
  })

  test('[CLUB-14] a path in the name is not kept', async () => {
    const bytes = await readFile(samplePath('dual-meet-25y.hy3'))
    const { data } = await world.upload([{ name: '../../etc/pass\u202ewd.hy3', bytes }], { clubId }, coach)
    expect(data!.uploadFiles.imports[0].fileName).toMatch(/^[^/\\\u202e]+$/)
  })

  test('[LEAGUE-04] league staff upload for their league, and not for one of its clubs', async () => {
    const league = await createLeague(world.server.db)
    const member = await createClub(world.server.db, { leagueSeqno: league.seqno })
    const staff = (await createLeagueStaff(world.server.db, league.seqno)).user_id
    const path = samplePath('dual-meet-25y.hy3')
    const { data } = await world.upload([path], { leagueSeqno: league.seqno }, staff)
    expect(await world.settled(data!.uploadFiles.imports[0].importId, staff)).toMatchObject({
      state: 'preview',
      clubId: null,
      leagueSeqno: league.seqno,
    })
    const refused = await world.upload([path], { clubId: member.club_id }, staff)
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })

  test.each(['anonymous', 'member', 'coach of another club'] as const)('[CLUB-14] %s may not', async (who) => {
    const other = await createClub(world.server.db)
    const users = {
      anonymous: null,
      member: (await createClubUser(world.server.db, clubId, 'MEMBER')).user_id,
      'coach of another club': (await createClubUser(world.server.db, other.club_id, 'COACH')).user_id,
    }
    const before = await importCount()
    const { errors } = await world.upload([samplePath('dual-meet-25y.hy3')], { clubId }, users[who])
    expect(errors?.[0]?.extensions?.code).toBe(who === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
    expect(await importCount()).toBe(before)
  })
})

describe('uploads that go wrong', () => {
  test('[IMPORT-06] more than the limit is refused with its size, and nothing is kept', async () => {
    const [before, kept] = [await importCount(), await readdir(world.uploadsDir)]
    const { errors } = await world.upload([{ name: 'big.hy3', bytes: Buffer.alloc(2 << 20, 'A') }], { clubId }, coach)
    expect(errors?.[0]?.message).toMatch(/^413: An upload may have at most 1 MB/)
    expect(await importCount()).toBe(before)
    expect(await readdir(world.uploadsDir)).toEqual(kept)
  })

  test('[IMPORT-06] an upload that is cut off in the middle leaves nothing', async () => {
    const [before, kept] = [await importCount(), await readdir(world.uploadsDir)]
    const authorization = `Bearer ${await world.server.token(coach)}`
    const headers = { authorization, 'x-graphql-yoga-csrf': '1', 'content-type': 'multipart/form-data; boundary=b' }
    const query = 'mutation ($file: Upload!) { uploadFiles(file: $file) { success } }'
    const field = (name: string, value: string, more = '') =>
      `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}`
    await new Promise<void>((resolve) => {
      const sending = request(`${world.server.url}/graphql`, { method: 'POST', headers })
      sending.on('error', () => resolve())
      sending.write(field('operations', JSON.stringify({ query, variables: { file: null } })) + '\r\n')
      sending.write(field('map', JSON.stringify({ 0: ['variables.file'] })) + '\r\n')
      sending.write(field('0', 'A107Results', '; filename="meet.hy3"'), () => setTimeout(() => sending.destroy(), 50))
      sending.on('close', () => setTimeout(resolve, 100))
    })
    expect(await importCount()).toBe(before)
    expect(await readdir(world.uploadsDir)).toEqual(kept)
  })

  test.each([
    ['bad-doctype.lef', 'refused', /DOCTYPE/i],
    ['bad-html.cl2', 'refused', /not a meet file/i],
    ['bad-truncated.cl2', 'refused', null],
    ['bad-checksum.hy3', 'preview', null],
    ['bad-utf8-resaved.hy3', 'preview', null],
    ['bad-path.zip', 'preview', null],
    ['records-standards.lef', 'refused', /records or standards/],
    ['meet-setup.ev3', 'refused', /event file/],
    ['roster-teamunify.csv', 'refused', /not a meet file/],
  ])('[IMPORT-06] %s is %s, and says why', async (name, state, words) => {
    const { data } = await world.upload([samplePath(name)], { clubId }, coach)
    const row = await world.settled(data!.uploadFiles.imports[0].importId, coach)
    if (name === 'bad-truncated.cl2') {
      // either answer is right: what must not happen is that the cut record comes in silently
      expect(row.error ?? row.warnings.map(({ message }: Shown) => message).join()).toMatch(/cut|incomplete|end/i)
    } else expect(row.state).toBe(state)
    if (words) expect(row.error).toMatch(words)
    if (state === 'preview') {
      expect(row.countsBySubject).toContainEqual({ subject: 'entry', total: 41, new: 0 })
      expect(row.clubs).toMatchObject([{ athletes: 11 }])
      expect(row.warnings.length > 0).toBe(name !== 'bad-path.zip')
    }
    if (row.state === 'refused') expect(row.error).toMatch(/\w{4}/)
  })

  test('[IMPORT-06] an empty file is refused as empty', async () => {
    const { data } = await world.upload([{ name: 'empty.hy3', bytes: Buffer.alloc(0) }], { clubId }, coach)
    expect(await world.settled(data!.uploadFiles.imports[0].importId, coach)).toMatchObject({
      state: 'refused',
      error: 'The file is empty.',
    })
  })
})
