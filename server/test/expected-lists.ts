import type { RecordHolder } from '../modules/files/readers/lists-in-file'
import type { MeetFile } from '../modules/files/readers/meet-file'
import type { Row } from './expected-meet-file'

const letters: Record<string, string> = { SCY: 'Y', SCM: 'S', LCM: 'L' }
const nameOf = (person: RecordHolder): string => `${person.lastName}, ${person.firstName}`

/** Records of LENEX lists in the words of records-standards.lef.expected.json (distance of one leg). */
export const recordRows = (file: MeetFile): Row[] =>
  file.recordLists.flatMap((list) =>
    list.records.map((record) => ({
      list: list.name,
      listType: list.type,
      course: record.course,
      gender: record.gender,
      ages: [record.ageMin, record.ageMax],
      distance: record.distance / record.legs,
      relayCount: record.legs,
      stroke: record.stroke,
      time: record.hundredths,
      holder: record.holder === null ? null : nameOf(record.holder),
      date: record.date,
      status: record.status,
      relayClub: record.relayClub,
      relaySwimmers: record.relaySwimmers.map(nameOf),
      handicap: list.handicap,
    })),
  )

/** Standards of both formats; SDIF counts whole relays and writes courses as letters. */
export const standardRows = (file: MeetFile): Row[] =>
  file.standardLists.flatMap((list) =>
    list.standards.map((standard) => ({
      line: standard.line,
      record: list.source,
      list: list.name,
      type: list.type,
      kind: standard.level,
      level: standard.step,
      gender: standard.gender,
      distance: file.format === 'LENEX' ? standard.distance / standard.legs : standard.distance,
      relayCount: standard.legs,
      stroke: standard.stroke,
      relay: standard.legs > 1,
      ages: [standard.ageMin, standard.ageMax],
      course: file.format === 'LENEX' ? standard.course : letters[standard.course ?? ''],
      time: standard.hundredths,
      effective: list.effectiveDate,
      lsc: list.region,
    })),
  )
