/** Makes the mock report that the whole result of a list has this many rows. Pages that the examples do not fill get the rows of the page before. */
export function answerWithTotal(total: number) {
  let rows: unknown[] = []
  return async (answer: Response) => {
    const page = (await answer.json()) as unknown[]
    if (page.length > 0) rows = page
    return Response.json(rows, { headers: { ...Object.fromEntries(answer.headers), 'x-total-count': String(total) } })
  }
}
