import { splitListedName, splitTypedName } from '#domain/typed-name.ts'
import { normalizeHeading } from './columns.ts'

/** What comes first in a column with whole names. A comma after the last names says it for one row. */
export type NameOrder = 'givenFirst' | 'lastNamesFirst'

/** Guesses the order by the heading: "Apellidos y nombres". */
export const guessNameOrder = (heading: string): NameOrder =>
  normalizeHeading(heading).startsWith('apellido') ? 'lastNamesFirst' : 'givenFirst'

/** Splits a whole name into the fields of a person. */
export function splitWholeName(text: string, order: NameOrder) {
  const { given, father, mother } = order === 'givenFirst' ? splitTypedName(text) : splitListedName(text)
  return { name: given, fatherLastName: father, motherLastName: mother }
}
