import { isDeepStrictEqual } from 'node:util'
import type { WorkerHours, WorkingHoursInput } from '#api/generated/wire.ts'
import type { Period } from '#domain/periods.ts'
import type { Problem } from '#domain/problem.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { createBadRequestError } from '../errors.ts'
import { selectWorkingHours } from './sql.ts'

/** Throws a 400 if an entry of a list ends before it begins, or occurs twice. */
export function refuseInvalidHours(hours: readonly WorkingHoursInput[]) {
  const keys = hours.map((entry) => JSON.stringify(toHoursColumns(entry)))
  const problems = hours.flatMap(({ start_time, end_time, from_date, to_date }, index): Problem[] => [
    ...(end_time <= start_time ? [{ path: `${index}.end_time`, message: 'Debe terminar después de empezar.' }] : []),
    ...(from_date && to_date && to_date < from_date
      ? [{ path: `${index}.to_date`, message: 'El último día no puede ser anterior al primero.' }]
      : []),
    ...(keys.indexOf(keys[index]!) < index ? [{ path: `${index}`, message: 'Está dos veces en la lista.' }] : []),
  ])
  if (problems.length > 0) throw createBadRequestError(problems[0]!.message, problems)
}

const toHoursColumns = ({ day, start_time, end_time, from_date, to_date }: WorkingHoursInput) =>
  ({ day, start_time, end_time, from_date: from_date ?? null, to_date: to_date ?? null }) satisfies ColumnsOf<
    'working_hours',
    WorkingHoursInput
  >

/** Replaces the working hours of a worker, who is locked. What stays is not written again. Returns whether that changes anything. */
export async function replaceHours(trx: Trx, worker_id: string, hours: readonly WorkingHoursInput[]): Promise<boolean> {
  const before = await readHours(trx, worker_id)
  const after = hours.map(toHoursColumns)
  const [ended, added] = [listMissing(before, after), listMissing(after, before)]
  for (const { from_date, to_date, ...entry } of ended)
    await trx
      .deleteFrom('working_hours')
      .where((row) => row.and({ worker_id, ...entry }))
      .where('from_date', 'is not distinct from', from_date)
      .where('to_date', 'is not distinct from', to_date)
      .execute()
  if (added.length > 0)
    await trx
      .insertInto('working_hours')
      .values(added.map((entry) => ({ worker_id, ...entry })))
      .execute()
  return ended.length + added.length > 0
}

type HoursRow = ReturnType<typeof toHoursColumns>

/** Returns the entries of a list that another one does not have. */
const listMissing = (hours: readonly HoursRow[], others: readonly HoursRow[]) =>
  hours.filter((entry) => !others.some((other) => isDeepStrictEqual(entry, other)))

/** Reads the working hours of a worker. */
export const readHours = (db: Db, workerId: string) =>
  selectWorkingHours(db)
    .clearSelect()
    .select(['day', 'start_time', 'end_time', 'from_date', 'to_date'])
    .where('worker_id', '=', workerId)
    .execute()

/** Reads the working hours of all workers that are valid in a period, and one entry of each worker who has only others. */
export async function readHoursIn(db: Db, { from, to }: Period): Promise<WorkerHours[]> {
  const isValid = ({ from_date, to_date }: WorkerHours) => (from_date === null || from_date <= to) && (to_date === null || from <= to_date)
  const hoursByWorker = Map.groupBy(await selectWorkingHours(db).execute(), ({ worker_id }) => worker_id)
  return [...hoursByWorker.values()].flatMap((hours) => {
    const valid = hours.filter(isValid)
    return valid.length > 0 ? valid : hours.slice(0, 1)
  })
}
