import type { Answer } from '../exchange/answer.ts'

/** An answer with the values by which its order is judged. */
type Page = { answer: Answer<unknown>; values: string[] }

/**
 * Reads a list, in one page or in several of `limit` values, and expects these values in this order. Where they are others, the list is read again: when the
 * order has changed, the report says so, because then the values explain nothing. Otherwise it shows the first page that is wrong. Returns what was read first.
 */
export async function expectOrder(
  read: () => Promise<Page[]>,
  expected: string[],
  text: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<Answer<unknown>[]> {
  const pages = await read()
  const answers = pages.map(({ answer }) => answer)
  const received = joinValues(pages)
  if (received.join() === expected.join()) return answers
  const again = joinValues(await read())
  const hasChanged = again.length === received.length && again.join() !== received.join()
  if (hasChanged) {
    answers[0]!.check(false, '', 'the same order in every call', 'the order changed between two calls')
    return answers
  }
  const listPage = (index: number) => (pages.length === 1 ? expected : expected.slice(index * limit, (index + 1) * limit))
  const wrong = pages.findIndex(({ values }, index) => values.join() !== listPage(index).join())
  const ofPage = pages.length === 1 ? '' : `; on this page ${listPage(wrong).join() || 'nothing'}`
  answers[wrong]!.check(false, '', `${text}${ofPage}`, pages[wrong]!.values)
  return answers
}

const joinValues = (pages: Page[]) => pages.flatMap(({ values }) => values)
