import type { Answer } from '../exchange/answer.ts'

/** An answer with the values by which its order is judged, which may come from several pages. */
type Ordered = { answer: Answer<unknown>; received: string[] }

/**
 * Reads a list and expects these values in this order. Where they are others, the list is read again: when the order has changed, the report says so, because
 * then the values explain nothing. Returns what was read first.
 */
export async function expectOrder<List extends Ordered>(read: () => Promise<List>, expected: string[], text: string): Promise<List> {
  const first = await read()
  const { answer, received } = first
  if (received.join() === expected.join()) return first
  const { received: again } = await read()
  const hasChanged = again.length === received.length && again.join() !== received.join()
  if (hasChanged) answer.check(false, '', 'the same order in every call', 'the order changed between two calls')
  else answer.check(false, '', text, received)
  return first
}
