import * as v from 'valibot'
import type { TypedSchedule } from './schedule-form.ts'

const text = v.string()
const vTyped = v.object({
  typed: v.object({
    name: text,
    sessionDuration: text,
    breakDuration: text,
    turns: v.array(v.object({ key: text, name: text, startTime: text, endTime: text })),
  }),
})

/** What goes along from one page to the other: the history keeps it through a reload. */
export const carried = (typed: TypedSchedule) => ({ typed })

/** What was typed on the page before, if it carried anything over. */
export function typedBefore(state: unknown): TypedSchedule | undefined {
  const { success, output } = v.safeParse(vTyped, state)
  return success ? output.typed : undefined
}
