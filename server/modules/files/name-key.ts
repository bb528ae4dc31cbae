/** Letters that Unicode does not take apart into a base letter and a mark. */
const folds: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
}
const foldable = new RegExp(`[${Object.keys(folds).join('')}]`, 'g')

/** Lower case, without accents and special letters: `Róghán` is `roghan`, `Größler` is `grossler`. Keeps blanks and digits. */
export function foldText(text: string): string {
  if (!ASCII.test(text)) return foldLetters(text)
  return text.toLowerCase()
}

const ASCII = /^[\0-\x7f]*$/

function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(foldable, (letter) => folds[letter] ?? letter)
}

/**
 * What two writings of one name have in common: no case, accents, blanks, hyphens or apostrophes; `Mueller` and `Müller`
 * are one, a middle initial behind the first name is left out.
 */
export function nameKey(name: string): string {
  const withoutInitial = foldText(name)
    .trim()
    .replace(/(?<=\S{2,})\s+\p{L}\.?$/u, '')
  return withoutInitial.replace(/[^\p{L}\p{N}]/gu, '').replace(/([aou])e/g, '$1')
}

/** Likeness of two texts between 0 and 1: one minus the edits (insert, delete, replace, swap of neighbours) by the longer length. */
export function similarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  return length === 0 ? 1 : 1 - editDistance(a, b) / length
}

function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
