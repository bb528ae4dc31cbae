import { hy3CheckDigits } from '../server/modules/files/readers/columns'
import { athletes, CLUBS, dayOf, DAYS, pad2, SWIMS_PER_ATHLETE } from './generated-meet'

const usDate = (iso: string): string => iso.slice(5, 7) + iso.slice(8, 10) + iso.slice(0, 4)

const seconds = (hundredths: number): string => `${Math.floor(hundredths / 100)}.${pad2(hundredths % 100)}`

/** Puts texts at their 1-based columns; numbers end at the given column. */
function hy3Line(...columns: [number, string][]): string {
  let line = ''
  for (const [from, text] of columns) line = line.padEnd(from - 1) + text
  line = line.padEnd(128)
  return `${line + hy3CheckDigits(line)}\r\n`
}
const right = (from: number, to: number, text: string): [number, string] => [from, text.padStart(to - from + 1)]

/** The meet as HY3, line by line. */
export function* hy3(results: number, seed: number): Generator<string> {
  yield hy3Line([1, 'A107Results From MM to TM'], [30, 'Hy-Tek, Ltd'], [45, 'MM5 8.0Gg'], [59, '05182026'])
  yield hy3Line(
    [1, `B1Generated Meet ${seed}`],
    [48, 'Sample Pool'],
    [93, usDate(dayOf(0)) + usDate(dayOf(DAYS - 1)) + usDate(dayOf(0))],
  )
  yield hy3Line([1, 'B2'], [93, '010101L1 15.00'])
  const perClub = Math.ceil(results / SWIMS_PER_ATHLETE / CLUBS)
  for (const athlete of athletes(results, seed)) {
    if ((athlete.id - 1) % perClub === 0) {
      const code = `C${String(Math.ceil(athlete.id / perClub)).padStart(3, '0')}`
      yield hy3Line([1, `C1${code}`], [8, `Sample Club ${code}`])
    }
    const [year, month, day] = athlete.birth
    yield hy3Line(
      [1, `D1${athlete.sex}`],
      right(4, 8, String(athlete.id)),
      [9, athlete.last],
      [29, athlete.first],
      [70, `G${String(athlete.id).padStart(9, '0')}`],
      [89, `${pad2(month)}${pad2(day)}${year}`],
      right(97, 99, String(2026 - year)),
    )
    for (const swim of athlete.swims) {
      const { event } = swim
      yield hy3Line(
        [1, `E1${athlete.sex}`],
        right(4, 8, String(athlete.id)),
        [9, athlete.last.slice(0, 5)],
        [14, event.sex + (event.sex === 'F' ? 'G' : 'B')],
        right(16, 21, String(event.distance)),
        [22, event.stroke.letter],
        right(23, 28, '0109'),
        right(39, 41, String(event.number)),
        right(43, 50, seconds(swim.seed)),
        [51, 'L'],
        right(52, 59, seconds(swim.seed)),
        [60, 'L'],
        right(61, 68, '0.00'),
      )
      yield hy3Line(
        [1, 'E2F'],
        right(4, 11, seconds(swim.hundredths)),
        [12, 'L'],
        right(21, 23, String(swim.heat)),
        right(24, 26, String(swim.lane)),
        right(30, 33, String(swim.place)),
        right(39, 46, '0.00'),
        right(63, 74, seconds(swim.hundredths)),
        right(75, 82, '0.00'),
        right(83, 87, '0.71'),
        [88, usDate(dayOf(event.day))],
      )
      if (swim.splits.length === 0) continue
      const splits = [...swim.splits, swim.hundredths].map(
        (time, index) => `F${String((index + 1) * 2).padStart(2)}${seconds(time).padStart(8)}`,
      )
      yield hy3Line([1, `G1${splits.join('')}`])
    }
  }
}
