import type { Schedule } from '#api/generated/wire.ts'
import type { Problem } from '#domain/problem.ts'
import type { Actor } from '../../call.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Trx } from '../../database/connect.ts'
import { refuseMovingSessions, refuseRemovingUsedTurns, refuseUsedSchedule } from '../../schedules/in-use.ts'
import { joinTurns, selectSchedules } from '../../schedules/sql.ts'
import { createUndoConflict } from './describe-records.ts'
import type { ChangedRecord } from './read-change.ts'

/** Reads the schedules, with their turns, that records are or belong to. Deleted ones are missing. */
export async function readSchedules(trx: Trx, records: readonly ChangedRecord[]): Promise<Map<string, Schedule>> {
  const ids = records.flatMap(({ kind, record_id, before, after }) => {
    if (kind === 'schedule') return [record_id]
    return kind === 'turn' ? [String((after ?? before)!.schedule_id)] : []
  })
  if (ids.length === 0) return new Map()
  const schedules = await joinTurns(trx, await selectSchedules(trx).where('schedule.id', '=', anyOf(ids)).execute())
  return new Map(schedules.map((schedule) => [schedule.id, schedule]))
}

/** Throws a 409 if an undo took a slot from sessions, or left something behind of a schedule that it deleted. `earlier` are the schedules before. */
export async function checkSchedules(
  trx: Trx,
  earlier: ReadonlyMap<string, Schedule>,
  records: readonly ChangedRecord[],
  options: { actor: Actor; today: string },
) {
  const now = await readSchedules(trx, records)
  const problems: Problem[] = []
  for (const [id, schedule] of earlier) {
    const kept = now.get(id)
    if (kept) {
      await refuseRemovingUsedTurns(trx, schedule, kept)
      await refuseMovingSessions(trx, schedule, kept, options)
    } else {
      await refuseUsedSchedule(trx, schedule)
      problems.push(...(await findRemains(trx, schedule)))
    }
  }
  if (problems.length > 0) throw createUndoConflict(problems)
}

/** Finds the turns of a deleted schedule that were added since, and its public links. */
async function findRemains(trx: Trx, { id, name }: Schedule): Promise<Problem[]> {
  const turns = await trx.selectFrom('turn').where('schedule_id', '=', id).where('deleted_at', 'is', null).select('name').execute()
  const link = await trx.selectFrom('public_link').where('schedule_id', '=', id).select('id').limit(1).executeTakeFirst()
  return [
    ...turns.map((turn) => ({ path: 'turn', message: `El horario «${name}» tiene ahora el turno «${turn.name}».` })),
    ...(link ? [{ path: 'public-link', message: `El horario «${name}» se muestra en un enlace público.` }] : []),
  ]
}
