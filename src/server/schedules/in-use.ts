import type { Schedule, ScheduleUpdate, Turn } from '#api/generated/wire.ts'
import { slots } from '#domain/slots.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { conflict } from '../errors.ts'
import { maxDetails, selectUpcoming } from '../sessions/upcoming.ts'

/** Refuses to delete a schedule in which there is any session, a past one too. */
export async function refuseIfUsed(trx: Trx, { name, turns }: Schedule) {
  const used = await sessionsByTurn(trx, turns)
  const count = used.values().reduce((sum, one) => sum + one, 0)
  if (count > 0) throw conflict(`No se puede eliminar el horario «${name}»: tiene ${inWords(count)}.`, heldTurns(turns, used))
}

/** Refuses to leave out a turn that has any session, a past one too. */
export async function refuseIfRemovedIsUsed(trx: Trx, schedule: Schedule, { turns }: ScheduleUpdate) {
  const kept = new Set(turns.map(({ id }) => id?.toLowerCase()))
  const removed = schedule.turns.filter(({ id }) => !kept.has(id))
  const used = await sessionsByTurn(trx, removed)
  const details = heldTurns(removed, used)
  if (details.length > 0) throw conflict('No se puede quitar un turno que tiene sesiones.', details)
}

/** Refuses a change by which sessions still to come would leave their slot or change their length. */
export async function refuseIfMoved(trx: Trx, schedule: Schedule, wanted: ScheduleUpdate, today: string) {
  const before = slotsOf(schedule)
  const after = slotsOf(wanted)
  const upcoming = await selectUpcoming(trx, today)
    .where('session.turn_id', '=', anyOf(schedule.turns.map(({ id }) => id)))
    .select(['session.id', 'session.turn_id', 'session.time', 'session.duration'])
    .execute()
  // one that kept its length through an earlier change keeps it through this one too
  const isResized = ({ duration }: { duration: number }) => duration === schedule.session_duration && duration !== wanted.session_duration
  const moved = upcoming.filter((session) => before.has(slotOf(session)) && (!after.has(slotOf(session)) || isResized(session)))
  if (moved.length === 0) return
  const sentence =
    moved.length === 1
      ? '1 sesión próxima perdería su cupo o su duración.'
      : `${moved.length} sesiones próximas perderían su cupo o su duración.`
  throw conflict(
    `${sentence} Duplique el horario.`,
    moved.slice(0, maxDetails).map(({ id }, index) => ({ path: `sessions.${index}`, message: id })),
  )
}

type Slot = { turn_id: string; time: number }

const slotOf = ({ turn_id, time }: Slot) => `${turn_id} ${time}`

/** Every slot of every turn that is there already. */
function slotsOf({ turns, session_duration, break_duration }: Schedule | ScheduleUpdate): Set<string> {
  const pace = { session: session_duration, pause: break_duration }
  const starts = turns.flatMap(({ id, start_time, end_time }) =>
    id === undefined ? [] : slots({ start: start_time, end: end_time }, pace).map((time) => slotOf({ turn_id: id.toLowerCase(), time })),
  )
  return new Set(starts)
}

const heldTurns = (turns: readonly Turn[], used: ReadonlyMap<string, number>) =>
  turns
    .filter(({ id }) => used.has(id))
    .map(({ id, name }) => ({ path: 'turns', message: `El turno «${name}» tiene ${inWords(used.get(id) ?? 0)}.` }))

async function sessionsByTurn(trx: Trx, turns: readonly { id: string }[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('session')
    .where('turn_id', '=', anyOf(turns.map(({ id }) => id)))
    .where('deleted_at', 'is', null)
    .select(({ fn }) => ['turn_id', fn.countAll<number>().as('count')])
    .groupBy('turn_id')
    .execute()
  return new Map(rows.map(({ turn_id, count }) => [turn_id, count]))
}

const inWords = (count: number) => (count === 1 ? '1 sesión' : `${count} sesiones`)
