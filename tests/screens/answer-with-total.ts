/** Makes the mock report that the whole result of a list has this many rows. */
export const answerWithTotal = (total: number) => (answer: Response) =>
  new Response(answer.body, { headers: { ...Object.fromEntries(answer.headers), 'x-total-count': String(total) } })
