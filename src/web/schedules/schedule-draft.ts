import * as v from 'valibot'
import type { TypedSchedule } from './schedule-form.ts'

const text = v.string()
const vDraftState = v.object({
  draft: v.object({
    name: text,
    sessionDuration: text,
    breakDuration: text,
    turns: v.array(v.object({ key: text, name: text, startTime: text, endTime: text })),
  }),
})

/** Wraps a draft as the history state of a navigation, where it survives a reload. */
export const createDraftState = (draft: TypedSchedule) => ({ draft })

/** Reads the draft from the history state; undefined if there is none. */
export function readDraftState(state: unknown): TypedSchedule | undefined {
  const { success, output } = v.safeParse(vDraftState, state)
  return success ? output.draft : undefined
}
