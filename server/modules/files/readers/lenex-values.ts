import { clean, detach, isDay } from './columns'
import type { Gender, Round, Status } from './meet-file'

const LONGEST_TEXT = 500

export type Attributes = Record<string, string>

/** Text of an attribute for people; null when missing or blank. */
export const text = (value: string | undefined): string | null =>
  value === undefined ? null : clean(value.slice(0, LONGEST_TEXT).trim()) || null

/** A whole number, also '-1' and '+69'; null when missing or no number. */
export function integer(value: string | undefined): number | null {
  if (value === undefined || value === '' || value.length > 10) return null
  const number = Number(value)
  return Number.isInteger(number) ? number : null
}

/** A whole number above 0, else null: places, ages (-1 = open), relay counts. */
export function above0(value: string | undefined): number | null {
  const number = integer(value)
  return number !== null && number > 0 ? number : null
}

/** An id of the file, for looking up: free of the chunk it was cut from. */
export const idOf = (value: string | undefined): string | undefined =>
  value === undefined || value.length < 13 ? value : detach(value.slice(0, 50))

const digit = (value: string, at: number): number => {
  const code = value.charCodeAt(at) - 48
  return code >= 0 && code <= 9 ? code : NaN
}

/** HH:MM:SS.ss in hundredths; null for NT, 00:00:00.00, missing; NaN when it is no time. */
export function swimTime(value: string | undefined): number | null {
  if (value === undefined || value === '' || value === 'NT') return null
  if (value.length === 11 && value[2] === ':' && value[5] === ':' && value[8] === '.') {
    const hours = digit(value, 0) * 10 + digit(value, 1)
    const minutes = digit(value, 3) * 10 + digit(value, 4)
    const seconds = digit(value, 6) * 10 + digit(value, 7)
    const total = ((hours * 60 + minutes) * 60 + seconds) * 100 + digit(value, 9) * 10 + digit(value, 10)
    return total === 0 ? null : total
  }
  const parts = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d*))?$/.exec(value)
  if (!parts) return NaN
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = parts
  const cut = Number(fraction.slice(0, 2).padEnd(2, '0'))
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 100 + cut || null
}

/** A day as YYYY-MM-DD, also from 'YYYY-MM-DDT00:00:00'; null when missing, 1800-01-01, or no day of the calendar. */
export function isoDate(value: string | undefined): string | null {
  if (value === undefined || value[4] !== '-' || value[7] !== '-') return null
  if (value.length !== 10 && value[10] !== 'T') return null
  const year = (digit(value, 0) * 10 + digit(value, 1)) * 100 + digit(value, 2) * 10 + digit(value, 3)
  const month = digit(value, 5) * 10 + digit(value, 6)
  const day = digit(value, 8) * 10 + digit(value, 9)
  return isDay(year, month, day) ? value.slice(0, 10) : null
}

export const clockTime = (value: string | undefined): string | null =>
  value !== undefined && /^\d\d:\d\d/.test(value) ? value.slice(0, 5) : null

export const genderOf = (value: string | undefined): Gender | null => (value === 'M' || value === 'F' ? value : null)

export const eventGender = (value: string | undefined) => (value === 'M' || value === 'F' ? value : 'X')

export const courseOf = (value: string | undefined): string | null =>
  value !== undefined && /^[A-Z0-9]{2,8}$/.test(value) ? value : null

/** LENEX has one word for individual and relay medleys; IMRELAY is a relay in which each swims an individual medley. */
export function strokeOf(value: string | undefined, legs: number): string {
  if (value === 'MEDLEY') return legs > 1 ? 'MEDLEY' : 'IM'
  return value === undefined || !/^[A-Z]{2,20}$/.test(value) ? 'UNKNOWN' : value
}

const statuses = new Map<string, Status>([
  ['', 'OK'],
  ['EXH', 'OK'],
  ['OFFICIAL', 'OK'],
  ['DSQ', 'DQ'],
  ['DNS', 'NS'],
  ['DNF', 'DNF'],
  ['SICK', 'SCR'],
  ['WDR', 'SCR'],
  ['RJC', 'REJECTED'],
])

/** undefined for a word that is not in the standard */
export const statusOf = (value: string | undefined): Status | undefined => statuses.get(value ?? '')

const rounds = new Map<string, Round>([
  ['TIM', 'FINAL'],
  ['FHT', 'FINAL'],
  ['FIN', 'FINAL'],
  ['SEM', 'SEMI'],
  ['QUA', 'QUARTER'],
  ['PRE', 'PRELIM'],
  ['SOP', 'SWIM_OFF'],
  ['SOS', 'SWIM_OFF'],
  ['SOQ', 'SWIM_OFF'],
  ['TIMETRIAL', 'TIME_TRIAL'],
  // not in the standard, but in real files: further heats and a swim repeated after a protest
  ['EXTRAHEATS', 'FINAL'],
  ['GER.RES', 'FINAL'],
])

/** undefined for a word that is not known */
export const roundOf = (value: string | undefined): Round | undefined => rounds.get(value ?? 'TIM')
