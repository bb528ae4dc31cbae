import { refusalOf, sizeText } from './check-file'

const MB = 1 << 20

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [38 * 1024, '38 KB'],
  [1.5 * MB, '1.5 MB'],
  [64 * MB, '64 MB'],
])('%i bytes read %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))

test('[IMPORT-06] an empty file and one over the limit are refused before they are sent', () => {
  expect(refusalOf({ size: 0 }, 64 * MB)).toBe('The file is empty')
  expect(refusalOf({ size: 100 * MB }, 64 * MB)).toBe('The file has 100 MB, an upload may have at most 64 MB')
  expect(refusalOf({ size: 64 * MB }, 64 * MB)).toBeNull()
})
