import { FileError } from './file-error'
import { readMeetFile } from './read-meet-file'

const session =
  '<SESSIONS><SESSION number="1" date="2026-05-02" daytime="09:00"><EVENTS><EVENT eventid="1" number="4" gender="F" round="TIM"><SWIMSTYLE distance="50" relaycount="1" stroke="FREE"/></EVENT></EVENTS></SESSION></SESSIONS>'
const clubs = (results: string, athlete = '') =>
  `<CLUBS><CLUB name="Northbay" code="N"><ATHLETES><ATHLETE athleteid="9" lastname="Birch" firstname="Wilma" gender="F" ${athlete}><RESULTS>${results}</RESULTS></ATHLETE></ATHLETES></CLUB></CLUBS>`
const meet = (inner: string) =>
  `<LENEX version="3.0"><MEETS><MEET name="M" course="LCM">${inner}</MEET></MEETS></LENEX>`
const read = (xml: string) => readMeetFile({ bytes: Buffer.from(xml) })
const codeOf = async (xml: string) => {
  const error = await read(xml).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(FileError)
  return (error as FileError).code
}

describe('what real LENEX files do', () => {
  it('[IMPORT-01] clubs before sessions: the results find their events all the same', async () => {
    const results = clubs('<RESULT resultid="5" eventid="1" swimtime="00:00:31.09"/>')
    expect((await read(meet(results + session))).swims).toEqual((await read(meet(session + results))).swims)
    expect((await read(meet(results + session))).swims).toHaveLength(1)
  })

  it('[IMPORT-01] a time is cut, never rounded, and kept without a place', async () => {
    for (const [time, expected] of [
      ['00:00:31.09', 3109],
      ['00:01:02.99', 6299],
      ['01:00:00.00', 360000],
      ['31.099', 3109],
      ['1:02.5', 6250],
      ['NT', null],
      ['00:00:00.00', null],
    ] as const) {
      const { swims } = await read(meet(session + clubs(`<RESULT eventid="1" swimtime="${time}"/>`)))
      expect(swims[0]).toMatchObject({
        hundredths: expected,
        status: expected === null ? 'NO_SWIM' : 'OK',
        place: null,
      })
    }
  })

  it('[IMPORT-01] every status of the standard', async () => {
    for (const [word, status] of [
      ['', 'OK'],
      ['EXH', 'OK'],
      ['OFFICIAL', 'OK'],
      ['DSQ', 'DQ'],
      ['DNS', 'NS'],
      ['DNF', 'DNF'],
      ['SICK', 'SCR'],
      ['WDR', 'SCR'],
      ['RJC', 'REJECTED'],
    ]) {
      const result = `<RESULT eventid="1" status="${word}" swimtime="00:00:31.09"/>`
      const { swims } = await read(meet(session + clubs(result)))
      expect(swims[0]).toMatchObject({ status, exhibition: word === 'EXH' })
    }
  })

  it('[IMPORT-06] an unknown round counts as a final and is a warning', async () => {
    const file = await read(meet(session.replace('round="TIM"', 'round="constructor"') + clubs('')))
    expect(file.events[0]!.rounds[0]!.round).toBe('FINAL')
    expect(file.warnings).toEqual([expect.objectContaining({ code: 'UNKNOWN_ROUND', line: 1 })])
  })

  it('[IMPORT-06] an unknown status never counts as a swim', async () => {
    const file = await read(meet(session + clubs('<RESULT eventid="1" status="toString" swimtime="00:00:31.09"/>')))
    expect(file.swims[0]!.status).toBe('SCR')
    expect(file.warnings[0]!.code).toBe('UNKNOWN_STATUS')
  })

  it('[IMPORT-06] a result of an event that is not there is left out and named', async () => {
    const file = await read(meet(session + clubs('<RESULT eventid="77" swimtime="00:00:31.09"/>')))
    expect(file.swims).toEqual([])
    expect(file.warnings[0]!.code).toBe('UNKNOWN_EVENT')
  })

  it('[IMPORT-01] 1800-01-01 and days that do not exist are no birth dates; a clock after the date is cut off', async () => {
    for (const [date, expected] of [
      ['1800-01-01', null],
      ['2013-02-29', null],
      ['2012-02-29T00:00:00', '2012-02-29'],
    ]) {
      expect((await read(meet(session + clubs('', `birthdate="${date}"`)))).athletes[0]!.birthDate).toBe(expected)
    }
  })

  it('[IMPORT-01] zero and class signs are no member ids', async () => {
    for (const [license, expected] of [
      ['0', null],
      ['II', null],
      ['900000008', '900000008'],
    ]) {
      expect((await read(meet(session + clubs('', `license="${license}"`)))).athletes[0]!.memberId).toBe(expected)
    }
  })

  it('[IMPORT-06] a session on a 12-hour clock is a warning', async () => {
    const second = '<SESSION number="2" date="2026-05-02" daytime="01:30"><EVENTS/></SESSION></SESSIONS>'
    const file = await read(meet(session.replace('</SESSIONS>', second) + clubs('')))
    expect(file.warnings[0]!.code).toBe('SESSION_CLOCK')
  })
})

describe('XML that means harm', () => {
  it('[IMPORT-06] depth, tags, texts, comments and attributes without end', async () => {
    expect(await codeOf(`<LENEX>${'<A>'.repeat(30)}`)).toBe('TOO_DEEP')
    expect(await codeOf(`<LENEX><MEETS x="${'a'.repeat(200_000)}"/></LENEX>`)).toBe('LINE_TOO_LONG')
    const attributes = Array.from({ length: 20_000 }, (_, i) => `a${i}="1"`).join(' ')
    expect(await codeOf(`<LENEX><MEETS ${attributes}/></LENEX>`)).toBe('LINE_TOO_LONG')
    expect(await codeOf(`<LENEX><!--${'<a>'.repeat(100_000)}--></LENEX>`)).toBe('LINE_TOO_LONG')
    expect(await codeOf(`<LENEX><${'a'.repeat(200_000)}/></LENEX>`)).toBe('LINE_TOO_LONG')
    expect(await codeOf(`<LENEX><MEETS x="${'&#65;'.repeat(100_000)}"/></LENEX>`)).toBe('LINE_TOO_LONG')
  })

  it('[IMPORT-06] entities that nobody declared', async () => {
    expect(await codeOf('<LENEX><MEETS><MEET name="&lol;"/></MEETS></LENEX>')).toBe('BAD_XML')
  })

  it('[IMPORT-06] too many elements', async () => {
    const xml = Buffer.from(`<LENEX>${'<A/>'.repeat(2000)}</LENEX>`)
    await expect(readMeetFile({ bytes: xml }, { limits: { maxElements: 1000 } })).rejects.toMatchObject({
      code: 'TOO_LARGE',
    })
  })

  it('[IMPORT-06] control and direction marks do not get into names', async () => {
    const athlete = clubs('').replace('Birch', 'Bi\u202erch\u200b &#x9;&#xA; Tree')
    expect((await read(meet(session + athlete))).athletes[0]!.lastName).toBe('Birch Tree')
  })
})
