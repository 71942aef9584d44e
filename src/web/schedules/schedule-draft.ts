import * as v from 'valibot'
import type { TypedSchedule } from './schedule-form.ts'

const text = v.string()
const vDraftState = v.object({
  typed: v.object({
    name: text,
    sessionDuration: text,
    breakDuration: text,
    turns: v.array(v.object({ key: text, name: text, startTime: text, endTime: text })),
  }),
})

/** What goes along from one page to the other: the history keeps it through a reload. */
export const createDraftState = (typed: TypedSchedule) => ({ typed })

/** What was typed on the page before, if it carried anything over. */
export function readDraftState(state: unknown): TypedSchedule | undefined {
  const { success, output } = v.safeParse(vDraftState, state)
  return success ? output.typed : undefined
}
