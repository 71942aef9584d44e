import { type RawBuilder, sql } from 'kysely'

/**
 * True when the text contains every one of the words, in any order, without regard to accents and case. `text` is a column such as person.search_text, or
 * `searchableText(column)`.
 */
export function containsWords(text: RawBuilder<string>, searched: readonly string[]): RawBuilder<boolean> {
  const words = dropContained(searched)
  if (words.length === 0) return sql<boolean>`true`
  // With one array of patterns, the database builds the text once for each row, not once for each word.
  const patterns = words.map((word) => sql`'%' || plain_text(${escapeLike(word)}) || '%'`)
  return sql<boolean>`${text} like all (array[${sql.join(patterns)}])`
}

/** Leaves out the words that occur in another one, because that one finds no more. */
const dropContained = (words: readonly string[]) => {
  const distinct = [...new Set(words)]
  return distinct.filter((word) => !distinct.some((other) => other !== word && other.includes(word)))
}

/** Returns a column's text as it is searched: without accents, in lower case, and without regard to how apostrophes and hyphens are written. */
export const searchableText = (column: string) => sql<string>`searchable_text(${sql.ref(column)})`

/** Returns the sort key of a column in Spanish order, the same on both engines. People have theirs in person.sort_key. */
export const nameOrder = (column: string) => sql<string>`name_order(${sql.ref(column)}) collate "C"`

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')
