/**
 * Coordinates in decimal degrees. Clubs write 1 to 5 decimals (specification section 5), facilities are stored with 4
 * (section 9). Rounding works on the digits, since 1.00005 · 10⁴ is not exact in binary.
 */
export const FACILITY_DECIMALS = 4
export const CLUB_DECIMALS = 5

const DECIMAL = /^([+-]?)(\d{1,3})(?:\.(\d+))?$/
/** What a person may type: 1 to 5 decimals. */
const TYPED = /^[+-]?\d{1,3}\.\d{1,5}$/

/** Decimal text of a number, without an exponent. */
const plainText = (value: number): string => (Math.abs(value) < 1e-6 ? '0' : String(value))

/** True for the text of a club coordinate: digits, a point, 1 to 5 decimals. */
export function isCoordinateText(text: string): boolean {
  return TYPED.test(text.trim())
}

/** Number of decimals of a coordinate as a number; trailing zeros do not exist there. */
export function decimalsOf(value: number): number {
  return plainText(value).split('.')[1]?.length ?? 0
}

/**
 * Rounds half away from zero by the decimal digits.
 * @param value degrees, as text or as a number
 * @returns degrees; NaN for what is no decimal number
 */
export function roundCoordinate(value: number | string, decimals = FACILITY_DECIMALS): number {
  const match = DECIMAL.exec(typeof value === 'number' ? plainText(value) : value.trim())
  if (!match) return NaN
  const [, sign, whole = '', fraction = ''] = match
  const kept = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const units = kept + Number((fraction[decimals] ?? '0') >= '5')
  const degrees = Number(`${units}e-${decimals}`)
  return sign === '-' && units !== 0 ? -degrees : degrees
}

export function isLatitude(degrees: number): boolean {
  return degrees >= -90 && degrees <= 90
}

export function isLongitude(degrees: number): boolean {
  return degrees >= -180 && degrees <= 180
}

/**
 * Brings a longitude of a map that can be dragged past the date line (the map's bounds end at 216.3° east) to −180 … 180.
 * @returns degrees, rounded to the given decimals
 */
export function normalizeLongitude(degrees: number, decimals = FACILITY_DECIMALS): number {
  const turns = Math.floor((degrees + 180) / 360)
  if (isLongitude(degrees)) return roundCoordinate(degrees, decimals)
  return roundCoordinate((degrees - turns * 360).toFixed(decimals + 3), decimals)
}

/** `latitude, longitude`, as it is copied to the clipboard. */
export function coordinatesText(latitude: number, longitude: number): string {
  return `${plainText(latitude)}, ${plainText(longitude)}`
}
