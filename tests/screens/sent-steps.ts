import type { Call } from './intercept-calls.ts'

type Step = Partial<Record<'create' | 'update' | 'state' | 'delete' | 'end_series', Record<string, unknown>>>

/** Lists the steps of the changes of sessions that the page has sent. */
export const listSentSteps = (calls: readonly Call[]): Step[] =>
  calls.filter(({ call }) => call === 'post /v1/sessions/changes').flatMap(({ body }) => (body as { steps: Step[] }).steps)
