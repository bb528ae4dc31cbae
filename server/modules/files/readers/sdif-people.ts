import { clean, cut, cutClean, cutOrNull, positive } from './columns'
import type { FixedColumnReader } from './fixed-columns'
import type { AthleteInFile, ClubInFile } from './meet-file'

/**
 * People of an SDIF file. It has no numbers for them: name, sex, birth date, id and club tell who is the same.
 *
 * D0  12-39 `Last, First M` · 40-51 id (12 of 14) · 52 A attached, U not · 53-55 citizenship · 56-63 birth date ·
 *     64-65 age or class · 66 sex · CL2: 8-9 class year
 * F0  23-50 name · 51-62 id · 63-65 citizenship · 66-73 birth date · 74-75 age · 76 sex · 93-106 full id ·
 *     107-121 preferred first name
 * D1  19-46 name · 48-59 id · 64-71 birth date · 74 sex
 * D3  3-16 full id · 17-31 preferred first name, of the person before
 */
interface Layout {
  name: [number, number]
  id: [number, number]
  nation: [number, number] | null
  birth: number
  age: [number, number] | null
  sex: number
}

const D0: Layout = { name: [12, 39], id: [40, 51], nation: [53, 55], birth: 56, age: [64, 65], sex: 66 }
const F0: Layout = { name: [23, 50], id: [51, 62], nation: [63, 65], birth: 66, age: [74, 75], sex: 76 }
const D1: Layout = { name: [19, 46], id: [48, 59], nation: null, birth: 64, age: null, sex: 74 }

export class SdifPeople {
  /** the raw name columns, per club, are looked up first */
  private readonly known = new Map<string, AthleteInFile[]>()
  private last: AthleteInFile | null = null

  constructor(private readonly reader: FixedColumnReader) {}

  individual(line: string, number: number, club: ClubInFile): AthleteInFile | null {
    const athlete = this.find(line, number, club, D0)
    if (athlete !== null && line.charAt(51) === 'U') athlete.attached = false
    return athlete
  }

  inRelay(line: string, number: number, club: ClubInFile): AthleteInFile | null {
    const athlete = this.find(line, number, club, F0)
    if (athlete !== null) this.complete(athlete, cutOrNull(line, 93, 106), cutOrNull(line, 107, 121))
    return athlete
  }

  registration(line: string, number: number, club: ClubInFile): void {
    this.find(line, number, club, D1)
  }

  details(line: string): void {
    if (this.last !== null) this.complete(this.last, cutOrNull(line, 3, 16), cutOrNull(line, 17, 31))
  }

  // The full id goes over its first 12 characters, never over another one.
  private complete(athlete: AthleteInFile, id: string | null, preferredName: string | null): void {
    if (id !== null && (athlete.memberId === null || id.startsWith(athlete.memberId))) athlete.memberId = id
    athlete.preferredName ??= preferredName
  }

  private find(line: string, number: number, club: ClubInFile, layout: Layout): AthleteInFile | null {
    this.last = null
    const name = cut(line, ...layout.name)
    if (name === '') {
      this.reader.warnings.add(number, 'BAD_ATHLETE', 'A swimmer without a name is left out, with the swims.')
      return null
    }
    const sex = line.charAt(layout.sex - 1)
    const gender = sex === 'M' || sex === 'F' ? sex : null
    const birthDate = this.reader.date(line, layout.birth, number)
    const id = cutOrNull(line, ...layout.id)
    const key = `${club.key}|${sex}|${name}`
    const namesakes = this.known.get(key)
    const found = namesakes?.find((athlete) => isSame(athlete, birthDate, id))
    this.last = found ?? this.add(line, number, club, layout, { name, gender, birthDate, id })
    if (!namesakes) this.known.set(key, [this.last])
    else if (!found && namesakes.length < 100) namesakes.push(this.last)
    this.last.birthDate ??= birthDate
    this.last.memberId ??= id
    return this.last
  }

  private add(
    line: string,
    number: number,
    club: ClubInFile,
    layout: Layout,
    known: { name: string; gender: 'M' | 'F' | null; birthDate: string | null; id: string | null },
  ): AthleteInFile {
    const ageColumn = layout.age === null ? '' : cut(line, ...layout.age)
    const isClass = /^[A-Za-z]{1,2}$/.test(ageColumn)
    const classYear = this.reader.file.format === 'CL2' ? cut(line, 8, 9) : ''
    const athlete: AthleteInFile = {
      key: String(this.reader.file.athletes.length + 1),
      clubKey: club.key,
      line: number,
      ...splitName(known.name),
      preferredName: null,
      namePrefix: null,
      birthDate: known.birthDate,
      birthYearOnly: false,
      gender: known.gender,
      memberId: known.id,
      nation: layout.nation === null ? null : this.reader.word(cutClean(line, ...layout.nation)),
      ageInFile: layout.age === null ? null : positive(line, ...layout.age),
      classYear: this.reader.word(classYear || (isClass ? ageColumn : '')),
      sportClass: null,
      attached: true,
    }
    this.reader.file.athletes.push(athlete)
    return athlete
  }
}

// A blank says nothing; two values that differ are two people. The id of D0 is the beginning of the full one.
function isSame(athlete: AthleteInFile, birthDate: string | null, id: string | null): boolean {
  if (birthDate !== null && athlete.birthDate !== null && birthDate !== athlete.birthDate) return false
  if (id === null || athlete.memberId === null) return true
  return athlete.memberId.startsWith(id) || id.startsWith(athlete.memberId)
}

/** `Last, First M`: a single letter at the end is the middle initial. */
function splitName(name: string) {
  const comma = name.indexOf(',')
  const lastName = clean((comma < 0 ? name : name.slice(0, comma)).trim())
  const given = comma < 0 ? '' : clean(name.slice(comma + 1).trim())
  const initial = /^(.+) ([A-Za-zÀ-ÿ])\.?$/.exec(given)
  return { lastName, firstName: initial?.[1] ?? given, middleInitial: initial?.[2] ?? null }
}
