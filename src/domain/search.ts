/** A text without accents and capitals, as a search compares it. */
export const normalizeForSearch = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a search means a text: every word of it stands somewhere there. */
export function matchesSearch(text: string, search: string): boolean {
  const place = normalizeForSearch(text)
  return normalizeForSearch(search)
    .split(/\s+/)
    .every((word) => place.includes(word))
}
