import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { hy3 } from './generated-hy3'
import { lenex } from './generated-lenex'

export type GeneratedFormat = 'hy3' | 'lenex'

/** Writes an invented meet with so many results as a stream; resolves when the file is on disk. */
export async function generateMeetFile(
  format: GeneratedFormat,
  results: number,
  path: string,
  seed = 1,
): Promise<void> {
  const out = createWriteStream(path)
  let block = ''
  for (const piece of format === 'hy3' ? hy3(results, seed) : lenex(results, seed)) {
    block += piece
    if (block.length < 256 * 1024) continue
    if (!out.write(block)) await once(out, 'drain')
    block = ''
  }
  out.end(block)
  await once(out, 'finish')
}

// npx tsx bench/generate-meet-file.ts hy3|lenex RESULTS FILE [SEED]
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [format, results, path, seed] = process.argv.slice(2)
  if ((format !== 'hy3' && format !== 'lenex') || !path) {
    console.error('npx tsx bench/generate-meet-file.ts hy3|lenex RESULTS FILE [SEED]')
    process.exitCode = 1
  } else await generateMeetFile(format, Number(results), path, Number(seed ?? 1))
}
