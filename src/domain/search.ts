/** A text without accents and capitals, as a search compares it. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a search means a text: every word of it stands somewhere there. */
export function isMeant(text: string, search: string): boolean {
  const place = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => place.includes(word))
}
