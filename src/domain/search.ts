/** Removes accents and capitals, so that a search ignores them. */
export const normalizeForSearch = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** True when every word of a search occurs in a text, in any order. Accents and case are ignored. */
export function matchesSearch(text: string, search: string): boolean {
  const normalized = normalizeForSearch(text)
  return normalizeForSearch(search)
    .split(/\s+/)
    .every((word) => normalized.includes(word))
}
