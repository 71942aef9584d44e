import { selectColumn } from './columns.ts'
import { type DateEvidence, type DateOrder, guessDateOrder, judgeDates, toDateOrder } from './date-order.ts'
import type { MappedSheet } from './import-state.ts'
import { guessNameOrder, type NameOrder } from './whole-name.ts'

/** Returns what comes first in the column with whole names: what was chosen, or what its heading says. */
export const findNameOrder = (mappedSheet: MappedSheet): NameOrder =>
  mappedSheet.nameOrder ?? guessNameOrder(selectColumn(mappedSheet, 'wholeName').heading)

/**
 * Judges the dates of a file as a whole: what they say, and the order in which they are read, null while it is not known. The user is asked where neither the
 * dates nor the heading say it.
 */
export function describeDates(mappedSheet: MappedSheet): { evidence: DateEvidence; order: DateOrder | null; isAsked: boolean } {
  const { heading, values } = selectColumn(mappedSheet, 'birthDate')
  const evidence = judgeDates(values)
  const named = evidence === 'ambiguous' ? guessDateOrder(heading) : undefined
  const isAsked = evidence === 'ambiguous' && named === undefined
  return { evidence, order: mappedSheet.dateOrder ?? named ?? (isAsked ? null : toDateOrder(evidence)), isAsked }
}
