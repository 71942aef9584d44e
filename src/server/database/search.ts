import { type RawBuilder, sql } from 'kysely'

/**
 * True when the text contains every word of the search, in any order, without regard to accents and case. Words are separated by blanks and
 * commas, as in "Ríos Luna, Eva". `text` is plain text: a column such as person.search_text, or `plainText(column)`.
 */
export function matchesSearch(text: RawBuilder<string>, search: string): RawBuilder<boolean> {
  const words = dropContained(search.split(/[\s,]+/).filter((word) => word !== ''))
  if (words.length === 0) return sql<boolean>`true`
  // With one array of patterns, the database builds the text once for each row, not once for each word.
  const patterns = words.map((word) => sql`'%' || plain_text(${escapeLike(word)}) || '%'`)
  return sql<boolean>`${text} like all (array[${sql.join(patterns)}])`
}

/** Leaves out the words that occur in another one, because that one finds no more. */
const dropContained = (words: string[]) => {
  const distinct = [...new Set(words)]
  return distinct.filter((word) => !distinct.some((other) => other !== word && other.includes(word)))
}

/** Returns a column's text without accents, in lower case. */
export const plainText = (column: string) => sql<string>`plain_text(${sql.ref(column)})`

/** Returns the sort key of a column in Spanish order, the same on both engines. People have theirs in person.sort_key. */
export const spanishOrder = (column: string) => sql<string>`spanish_order(${sql.ref(column)}) collate "C"`

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')
