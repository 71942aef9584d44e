import type { Schedule, ScheduleUpdate, Turn } from '#api/generated/wire.ts'
import { listSlots } from '#domain/slots.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { createConflictError } from '../errors.ts'
import { mayReadSession, type ReadingUser } from '../sessions/may-read-session.ts'
import { formatSessionTime, maxDetails, selectUpcoming } from '../upcoming-sessions.ts'

/** Throws a 409 if a schedule has a session, even a past one. */
export async function refuseUsedSchedule(trx: Trx, { name, turns }: Schedule) {
  const countByTurn = await countSessionsByTurn(trx, turns)
  const total = countByTurn.values().reduce((sum, count) => sum + count, 0)
  if (total > 0)
    throw createConflictError(
      `No se puede eliminar el horario «${name}»: tiene ${formatCount(total)}.`,
      describeUsedTurns(turns, countByTurn),
    )
}

/** Throws a 409 if an update removes a turn that has a session, even a past one. */
export async function refuseRemovingUsedTurns(trx: Trx, schedule: Schedule, { turns }: ScheduleUpdate) {
  const kept = new Set(turns.map(({ id }) => id?.toLowerCase()))
  const removed = schedule.turns.filter(({ id }) => !kept.has(id))
  const details = describeUsedTurns(removed, await countSessionsByTurn(trx, removed))
  if (details.length > 0) throw createConflictError('No se puede quitar un turno que tiene sesiones.', details)
}

/** Throws a 409 if an update would take upcoming sessions out of their slot or change their duration. */
export async function refuseMovingSessions(
  trx: Trx,
  schedule: Schedule,
  update: ScheduleUpdate,
  { actor, today }: { actor: ReadingUser; today: string },
) {
  const before = listSlotKeys(schedule)
  const after = listSlotKeys(update)
  const upcoming = await selectUpcoming(trx, today)
    .where('session.turn_id', '=', anyOf(schedule.turns.map(({ id }) => id)))
    .select(['session.id', 'session.turn_id', 'session.session_date', 'session.day', 'session.time', 'session.duration'])
    .select(['session.client_id', 'session.worker_id'])
    .execute()
  // A session whose duration already differs from the schedule's keeps its own in this update too.
  const isResized = ({ duration }: { duration: number }) => duration === schedule.session_duration && duration !== update.session_duration
  const moved = upcoming.filter((session) => before.has(getSlotKey(session)) && (!after.has(getSlotKey(session)) || isResized(session)))
  if (moved.length === 0) return
  const sentence =
    moved.length === 1
      ? '1 sesión próxima perdería su cupo o su duración.'
      : `${moved.length} sesiones próximas perderían su cupo o su duración.`
  throw createConflictError(
    `${sentence} Duplique el horario.`,
    moved.slice(0, maxDetails).map((session, index) => ({
      path: `sessions.${index}`,
      message: formatSessionTime(session),
      ...(mayReadSession(actor, session) && { id: session.id }),
    })),
  )
}

type Slot = { turn_id: string; time: number }

const getSlotKey = ({ turn_id, time }: Slot) => `${turn_id} ${time}`

/** Returns the keys of the slots of every turn that is stored already. */
function listSlotKeys({ turns, session_duration, break_duration }: Schedule | ScheduleUpdate): Set<string> {
  const pace = { session: session_duration, breakAfter: break_duration }
  const starts = turns.flatMap(({ id, start_time, end_time }) =>
    id === undefined
      ? []
      : listSlots({ start: start_time, end: end_time }, pace).map((time) => getSlotKey({ turn_id: id.toLowerCase(), time })),
  )
  return new Set(starts)
}

const describeUsedTurns = (turns: readonly Turn[], countByTurn: ReadonlyMap<string, number>) =>
  turns
    .filter(({ id }) => countByTurn.has(id))
    .map(({ id, name }) => ({ path: 'turns', message: `El turno «${name}» tiene ${formatCount(countByTurn.get(id) ?? 0)}.` }))

async function countSessionsByTurn(trx: Trx, turns: readonly { id: string }[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('session')
    .where('turn_id', '=', anyOf(turns.map(({ id }) => id)))
    .where('deleted_at', 'is', null)
    .select(({ fn }) => ['turn_id', fn.countAll<number>().as('count')])
    .groupBy('turn_id')
    .execute()
  return new Map(rows.map(({ turn_id, count }) => [turn_id, count]))
}

const formatCount = (count: number) => (count === 1 ? '1 sesión' : `${count} sesiones`)
