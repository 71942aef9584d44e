import type { Problem } from '#domain/problem.ts'
import { runBulk } from '../bulk-queue.ts'
import type { OperationCall } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBadRequestError, createBulkError } from '../errors.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { requireAbsenceAccess } from './check-absence.ts'
import { refuseEqualAbsence, refuseEqualAbsences } from './equal-absences.ts'
import { insertAbsences } from './save-absences.ts'

/** The problems of absences by their indexes. */
type Problems = ReadonlyMap<number, Problem[]>

/** Creates an absence or a closing day. */
export function createAbsence(call: OperationCall<'createAbsence'>) {
  const { db, body, actor } = call
  requireAbsenceAccess(actor, body)
  const createError = (problems: Problems) => {
    const details = problems.get(0)!
    return createBadRequestError(details[0]!.message, details)
  }
  const create = async (trx: Trx) => {
    const [id] = await insertAbsences(trx, [body], { call, createError, refuseEqual: refuseEqualAbsence })
    return { id: id! }
  }
  return runTransaction(db, (trx) => runOnce(trx, call, () => create(trx)))
}

/** Creates absences and closing days, all or none. */
export function createAbsences(call: OperationCall<'createAbsences'>) {
  const {
    db,
    body: { absences },
    actor,
  } = call
  for (const absence of absences) requireAbsenceAccess(actor, absence)
  const createError = (problems: Problems) => {
    const count = `${problems.size} de ${absences.length} ausencias no se ${problems.size === 1 ? 'puede' : 'pueden'} guardar.`
    const details = [...problems].flatMap(([index, found]) =>
      found.map((problem) => ({ ...problem, path: `absences.${index}.${problem.path}` })),
    )
    return createBulkError(absences.length === 1 ? 'La ausencia no se puede guardar.' : `${count} No se guardó ninguna.`, details)
  }
  const create = (trx: Trx) => insertAbsences(trx, absences, { call, createError, refuseEqual: refuseEqualAbsences })
  return runBulk(actor.id, () => runTransaction(db, (trx) => runOnce(trx, call, () => create(trx))))
}
