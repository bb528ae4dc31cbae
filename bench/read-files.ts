import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { readMeetFile } from '../server/modules/files/readers/read-meet-file'
import { generateMeetFile } from './generate-meet-file'

/**
 * Results a second of the readers, beside bare saxes over the same bytes as the control, A B A B in one process:
 *   npx tsx bench/read-files.ts [RESULTS] [ROUNDS]
 * and how much memory one read adds, in a process of its own (start it with `node --expose-gc --import tsx`):
 *   npx tsx bench/read-files.ts memory FILE
 */
async function bareSaxes(path: string): Promise<number> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let elements = 0
  parser.on('opentag', () => elements++)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 })) {
    parser.write(decoder.decode(chunk as Buffer, { stream: true }))
  }
  parser.close()
  return elements
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint()
  await work()
  return Number(process.hrtime.bigint() - start) / 1e9
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
const spread = (values: number[]): string =>
  `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

async function speed(results: number, rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'read-files-'))
  try {
    const hy3 = join(folder, 'meet.hy3')
    const lef = join(folder, 'meet.lef')
    await generateMeetFile('hy3', results, hy3)
    await generateMeetFile('lenex', results, lef)
    console.log(
      `${results} results: HY3 ${megabytes((await stat(hy3)).size)}, LENEX ${megabytes((await stat(lef)).size)}`,
    )
    const times = { hy3: [] as number[], lenex: [] as number[], saxes: [] as number[] }
    for (let round = 0; round <= rounds; round++) {
      const saxes = await seconds(() => bareSaxes(lef))
      const lenex = await seconds(() => readMeetFile({ path: lef }))
      const columns = await seconds(() => readMeetFile({ path: hy3 }))
      // The first round warms the compiler up.
      if (round === 0) continue
      times.saxes.push(saxes)
      times.lenex.push(lenex)
      times.hy3.push(columns)
    }
    const perSecond = (values: number[]) => Math.round(results / median(values)).toLocaleString('en')
    console.log(`HY3         ${perSecond(times.hy3)} results/s`)
    console.log(`LENEX       ${perSecond(times.lenex)} results/s`)
    console.log(`bare saxes  ${perSecond(times.saxes)} results/s, no model built`)
    console.log(
      `LENEX to bare saxes: ${spread(times.saxes.map((saxes, round) => saxes / times.lenex[round]!))} times as fast`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function memory(path: string): Promise<void> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  const used = await seconds(async () => {
    const { counts } = await readMeetFile({ path }, { limits: { maxLines: 5_000_000 } })
    const growth = process.resourceUsage().maxRSS * 1024 - before
    globalThis.gc?.()
    const kept = process.memoryUsage().heapUsed
    console.log(JSON.stringify({ swims: counts.swims, growth: megabytes(growth), heapKept: megabytes(kept) }))
  })
  console.log(`${megabytes((await stat(path)).size)} in ${used.toFixed(1)} s`)
}

const [first, second] = process.argv.slice(2)
if (first === 'memory' && second) await memory(second)
else await speed(Number(first ?? 100_000), Number(second ?? 7))
