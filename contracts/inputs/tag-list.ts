import { blankToNull, trimmed } from '../validation'

export const TAGS_INVALID = 'Tags must be a list of texts of at most 50 characters'
const MOST_TAGS = 50

/** The texts of a tag field; null when it is not the JSON text of a list of short texts. */
export function readTags(text: string): string[] | null {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    return null
  }
  if (!Array.isArray(list) || list.length > MOST_TAGS) return null
  return list.every((tag) => typeof tag === 'string' && tag !== '' && tag.length <= 50) ? list : null
}

/** What a form sends: JSON text when there are tags, else null (specification section 5, meet form). */
export function writeTags(tags: readonly string[]): string | null {
  return tags.length > 0 ? JSON.stringify(tags) : null
}

/** A list of tags as JSON text. */
export const optionalTags = () =>
  trimmed()
    .nullable()
    .transform(blankToNull)
    .test('tags', TAGS_INVALID, (value) => !value || readTags(value) !== null)
