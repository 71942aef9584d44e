import { getNextDate } from '#domain/series.ts'
import { isSameSession } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import type { FreeSlot } from '#web/waiting-entries/queries.ts'
import type { Session } from '../queries.ts'
import type { Change, Step } from './change.ts'

/** Lists the slots that changes have made free, each once. Of a series it is the first slot from today on. */
export function listFreedSlots(changes: readonly Change[], today: string): FreeSlot[] {
  const slots = changes
    .flat()
    .flatMap(listReleased)
    .flatMap((session) => toFreeSlot(session, today))
  return [...new Map(slots.map((slot) => [Object.values(slot).join(), slot])).values()]
}

/** Lists the sessions that held a slot before a step and do not hold it after it. */
function listReleased(step: Step): readonly Session[] {
  const isReleased = (session: Session, after: Session | undefined) =>
    isActive(session.state) && !(after && isActive(after.state) && isSameSession(session, after))
  switch (step.kind) {
    case 'book':
      return step.replaced ? [step.replaced.before].filter((session) => isReleased(session, step.replaced?.after)) : []
    case 'delete':
      return [step.session].filter((session) => isReleased(session, step.shows))
    case 'mark':
    case 'edit':
      return [step.before].filter((session) => isReleased(session, step.after))
    case 'end':
      return [{ ...step.series, sessionDate: step.from }]
  }
}

function toFreeSlot(session: Session, today: string): FreeSlot[] {
  const { turnId, time, worker, sessionDate } = session
  const date = sessionDate ?? getNextDate(session, today)
  return date === null ? [] : [{ turnId, sessionDate: date, time, workerId: worker.id }]
}
