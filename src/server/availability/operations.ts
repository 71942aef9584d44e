import type { Absence } from '#api/generated/wire.ts'
import type { Operations } from '../call.ts'
import type { Db } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { createNotFoundError, requireFound } from '../errors.ts'
import { narrowAbsences, showOwned } from '../ownership.ts'
import type { PropertiesOf } from '../properties-of.ts'
import { createParameterError, refuseInvalidPeriod } from '../query-period.ts'
import { refuseStale } from '../stale.ts'
import { type AvailabilityReader, mayReadReason } from './absence-reason.ts'
import { askAgainOutsideHours } from './ask-again.ts'
import { requireAbsenceAccess } from './check-absence.ts'
import { createAbsence, createAbsences } from './create-absences.ts'
import { listHolidays } from './holidays.ts'
import { lockAbsence, updateAbsence } from './save-absences.ts'
import { type AbsenceRow, lockWorkers, maxAbsenceDays, selectAbsencesIn } from './sql.ts'
import { readHours, readHoursIn, refuseInvalidHours, replaceHours } from './working-hours.ts'

export const availability = {
  listWorkerWorkingHours: async ({ db, path }) => {
    if (!(await isWorker(db, path.id))) throw createNotFoundError('el trabajador')
    return readHours(db, path.id)
  },

  replaceWorkerWorkingHours: async ({ db, path, body, today }) => {
    refuseInvalidHours(body)
    return runTransaction(db, async (trx) => {
      const [worker] = await lockWorkers(trx, [path.id])
      requireFound(worker?.deleted_at === null ? worker : undefined, 'el trabajador')
      if (await replaceHours(trx, path.id, body)) await askAgainOutsideHours(trx, path.id, today)
      return readHours(trx, path.id)
    })
  },

  listWorkingHours: ({ db, query }) => readHoursIn(db, refuseInvalidPeriod(query, maxAbsenceDays)),

  listAbsences: async ({ db, query, actor, ownOnly }) => {
    const { worker_id } = query
    const period = refuseInvalidPeriod(query, maxAbsenceDays)
    if (worker_id !== undefined && !(await isWorker(db, worker_id))) throw createParameterError('worker_id', 'Este trabajador no existe.')
    const absences = selectAbsencesIn(db, period).$if(worker_id !== undefined, (query) =>
      query.where((absence) => absence.or([absence('absence.worker_id', '=', worker_id!), absence('absence.worker_id', 'is', null)])),
    )
    return (await narrowAbsences(absences, ownOnly).execute()).map((absence) => showOwned(absence, toAnswer(absence, actor)))
  },

  createAbsence,
  createAbsences,

  updateAbsence: ({ db, path, body, actor, settings }) =>
    runTransaction(db, async (trx) => {
      const absence = await lockAbsence(trx, path.id)
      requireAbsenceAccess(actor, absence)
      refuseStale(absence, body.updated_at, settings)
      return toAnswer(await updateAbsence(trx, absence, body, actor), actor)
    }),

  deleteAbsence: ({ db, path, actor }) =>
    runTransaction(db, async (trx) => {
      const absence = await lockAbsence(trx, path.id)
      requireAbsenceAccess(actor, absence)
      await trx.deleteFrom('absence').where('id', '=', absence.id).execute()
    }),

  listHolidays: ({ query, settings }) => listHolidays(settings.country, query.year),
} satisfies Partial<Operations>

const isWorker = async (db: Db, id: string) =>
  (await db.selectFrom('worker').where('id', '=', id).where('deleted_at', 'is', null).select('id').executeTakeFirst()) !== undefined

/** Returns an absence as a user may see it: its reason is left out if the user may not read it. */
const toAnswer = (row: AbsenceRow, reader: AvailabilityReader): Absence =>
  ({
    id: row.id,
    worker_id: row.worker_id,
    from_date: row.from_date,
    to_date: row.to_date,
    start_time: row.start_time,
    end_time: row.end_time,
    reason: mayReadReason(reader, row) ? row.reason : undefined,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }) satisfies PropertiesOf<Absence>
