import { genderOf, isoDate, text, type Attributes } from './lenex-values'
import type { RecordHolder } from './lists-in-file'
import type { AthleteInFile, ClubInFile } from './meet-file'

const SPORT_CLASS = /_((?:S|SB|SM)\d{1,2}(?:(?:S|SB|SM)\d{1,2})*)$/

/** A person of a club; null without any name. The para class some programs hang on the last name is taken apart. */
export function readAthlete(attributes: Attributes, key: string, club: ClubInFile, line: number): AthleteInFile | null {
  const lastName = text(attributes.lastname) ?? ''
  const firstName = text(attributes.firstname) ?? ''
  if (lastName === '' && firstName === '') return null
  const sportClass = SPORT_CLASS.exec(lastName)?.[1] ?? null
  return {
    key,
    clubKey: club.key,
    line,
    lastName: sportClass === null ? lastName : lastName.slice(0, -sportClass.length - 1),
    firstName,
    preferredName: null,
    middleInitial: null,
    namePrefix: text(attributes.nameprefix),
    birthDate: isoDate(attributes.birthdate),
    birthYearOnly: false,
    gender: genderOf(attributes.gender),
    memberId: licence(attributes.license),
    nation: text(attributes.nation),
    ageInFile: null,
    classYear: null,
    sportClass,
    attached: club.type !== 'UNATTACHED',
  }
}

/** Zeros and class signs such as 'II' stand where a federation gives no number. */
function licence(value: string | undefined): string | null {
  const id = text(value)
  return id === null || /^(0+|[IVX]+|-+)$/.test(id) ? null : id
}

export const readHolder = (attributes: Attributes): RecordHolder => ({
  lastName: text(attributes.lastname) ?? '',
  firstName: text(attributes.firstname) ?? '',
  namePrefix: text(attributes.nameprefix),
  birthDate: isoDate(attributes.birthdate),
  gender: genderOf(attributes.gender),
  clubName: null,
})
