/** A whole number of the address, or undefined for anything else: people edit addresses. */
export function readWhole(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The page of a list, from 1. `page=1` is left out when writing. */
export const readPage = (params: URLSearchParams): number => readWhole(params, 'page') || 1

/** One of the given words, or undefined. */
export function readChoice<Word extends string>(
  params: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = params.get(name)
  return words.find((word) => word === text)
}
