import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import type { Schedule, ScheduleInput, ScheduleUpdate, Turn, TurnInput, TurnUpdate } from '#api/generated/wire.ts'
import { anyOf } from '../database/any-of.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { requireFound } from '../errors.ts'
import type { PropertiesOf } from '../properties-of.ts'

/** Selects the schedules that are not deleted; `joinTurns` adds the turns. */
export const selectSchedules = (db: Db) =>
  db
    .selectFrom('schedule')
    .where('schedule.deleted_at', 'is', null)
    .select(['schedule.id', 'schedule.name', 'schedule.session_duration', 'schedule.break_duration'])
    .select(['schedule.created_at', 'schedule.updated_at', 'schedule.deleted_at'])

/** Selects the turns that are not deleted, by start time. */
export const selectTurns = (db: Db) =>
  db
    .selectFrom('turn')
    .where('turn.deleted_at', 'is', null)
    .select(['turn.id', 'turn.name', 'turn.start_time', 'turn.end_time', 'turn.created_at', 'turn.updated_at', 'turn.deleted_at'])
    .orderBy('turn.start_time')

/** Adds the turns to schedules. */
export async function joinTurns(db: Db, schedules: readonly Omit<Schedule, 'turns'>[]): Promise<Schedule[]> {
  const ids = schedules.map(({ id }) => id)
  const turns = new Map<string, Turn[]>(ids.map((id) => [id, []]))
  for (const row of await selectTurns(db).where('turn.schedule_id', '=', anyOf(ids)).select('turn.schedule_id').execute())
    turns.get(row.schedule_id)?.push(toTurn(row))
  return schedules.map(
    ({ id, name, session_duration, break_duration, created_at, updated_at, deleted_at }) =>
      ({
        id,
        name,
        session_duration,
        break_duration,
        turns: turns.get(id) ?? [],
        created_at,
        updated_at,
        deleted_at,
      }) satisfies PropertiesOf<Schedule>,
  )
}

const toTurn = ({ id, name, start_time, end_time, created_at, updated_at, deleted_at }: Turn) =>
  ({ id, name, start_time, end_time, created_at, updated_at, deleted_at }) satisfies PropertiesOf<Turn>

/** Reads a schedule with its turns. Throws a 404 if there is none. */
export async function readSchedule(db: Db, id: string): Promise<Schedule> {
  const [schedule] = await joinTurns(db, await selectSchedules(db).where('schedule.id', '=', id).execute())
  return requireFound(schedule, 'el horario')
}

/** Inserts a schedule with its turns and returns its id. */
export async function insertSchedule(trx: Trx, schedule: ScheduleInput) {
  const id = createId()
  await trx
    .insertInto('schedule')
    .values({ id, ...toScheduleColumns(schedule) })
    .execute()
  await insertTurns(trx, id, schedule.turns)
  return { id }
}

async function insertTurns(trx: Trx, schedule_id: string, turns: readonly TurnInput[]) {
  if (turns.length === 0) return
  await trx
    .insertInto('turn')
    .values(turns.map((turn) => ({ id: createId(), schedule_id, ...toTurnColumns(turn) })))
    .execute()
}

/** Locks a schedule until the transaction ends. Bookings take a shared lock on it, so bookings and changes of the schedule wait for each other. */
export const lockSchedule = (trx: Trx, id: string) => selectSchedules(trx).where('schedule.id', '=', id).forUpdate().executeTakeFirst()

/** Updates a schedule and its turns: a turn with an id is changed, one without is new, a missing one is deleted. */
export async function updateSchedule(trx: Trx, schedule: Schedule, update: ScheduleUpdate) {
  await trx.updateTable('schedule').set(toScheduleColumns(update)).where('id', '=', schedule.id).execute()
  const { turns } = update
  const kept = new Map(turns.flatMap(({ id, ...turn }) => (id === undefined ? [] : [[id.toLowerCase(), turn]])))
  await deleteTurns(
    trx,
    schedule.turns.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  )
  for (const [id, turn] of kept) await trx.updateTable('turn').set(toTurnColumns(turn)).where('id', '=', id).execute()
  await insertTurns(
    trx,
    schedule.id,
    turns.filter(({ id }) => id === undefined),
  )
}

/** Deletes a schedule with its turns and its public links. */
export async function deleteSchedule(trx: Trx, { id, turns }: Schedule) {
  await trx.deleteFrom('public_link').where('schedule_id', '=', id).execute()
  await deleteTurns(
    trx,
    turns.map((turn) => turn.id),
  )
  await trx.updateTable('schedule').set({ deleted_at: sql<string>`now()` }).where('id', '=', id).execute()
}

const deleteTurns = (trx: Trx, ids: string[]) =>
  trx.updateTable('turn').set({ deleted_at: sql<string>`now()` }).where('id', '=', anyOf(ids)).execute()

const toScheduleColumns = ({ name, session_duration, break_duration }: ScheduleInput | ScheduleUpdate) =>
  ({ name, session_duration, break_duration }) satisfies ColumnsOf<'schedule', ScheduleInput & ScheduleUpdate, 'turns' | 'updated_at'>

const toTurnColumns = ({ name, start_time, end_time }: TurnInput) =>
  ({ name, start_time, end_time }) satisfies ColumnsOf<'turn', TurnInput & TurnUpdate, 'id'>
