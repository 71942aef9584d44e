import { type RawBuilder, sql } from 'kysely'

/**
 * Every word somewhere in the text, in any order, accents and case ignored; a comma parts words, as in "Ríos Luna, Eva". `text` is a column of plain text (person.search_text) or,
 * where a table has none, `plainText(column)`.
 */
export function matchesSearch(text: RawBuilder<string>, search: string): RawBuilder<boolean> {
  const words = search.split(/[\s,]+/).filter((word) => word !== '')
  if (words.length === 0) return sql<boolean>`true`
  return sql.join(
    words.map((word) => sql`${text} like '%' || plain_text(${escapeLike(word)}) || '%'`),
    sql` and `,
  ) as RawBuilder<boolean>
}

/** A text without accents, in lower case. */
export const plainText = (column: string) => sql<string>`plain_text(${sql.ref(column)})`

/** Orders by a text as Spanish does, on both engines. People have it in person.sort_key. */
export const spanishOrder = (column: string) => sql<string>`spanish_order(${sql.ref(column)}) collate "C"`

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')
