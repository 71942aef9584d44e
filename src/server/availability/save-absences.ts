import { v7 as createId } from 'uuid'
import type { AbsenceInput, AbsenceUpdate } from '#api/generated/wire.ts'
import type { Problem } from '#domain/problem.ts'
import type { Actor } from '../call.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Trx } from '../database/connect.ts'
import { createBadRequestError, requireFound } from '../errors.ts'
import { hasKey, type RepeatableCall } from '../idempotency/run-once.ts'
import { mayReadReason } from './absence-reason.ts'
import { askAgainDuring } from './ask-again.ts'
import { findAbsenceProblems } from './check-absence.ts'
import { type AbsenceRow, lockAllWorkers, lockWorkers } from './sql.ts'

type Insertion = {
  call: Pick<RepeatableCall, 'actor' | 'request'>
  /** Creates the error of invalid absences from their problems, by the index of the absence. */
  createError: (problems: ReadonlyMap<number, Problem[]>) => Error
  /** Throws if some of these absences are there already. A call with a key means what it sends. */
  refuseEqual: (trx: Trx, absences: readonly ReturnType<typeof toAbsenceColumns>[], actor: Actor) => Promise<void>
}

/** Inserts absences and closing days and returns their ids. */
export async function insertAbsences(trx: Trx, inputs: readonly AbsenceInput[], insertion: Insertion): Promise<string[]> {
  const { call, createError, refuseEqual } = insertion
  const workers = await lockConcerned(trx, inputs)
  const existing = new Set(workers.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id))
  const problems = new Map<number, Problem[]>()
  for (const [index, input] of inputs.entries()) {
    const isUnknown = input.worker_id && !existing.has(input.worker_id.toLowerCase())
    const found = [...(isUnknown ? [{ path: 'worker_id', message: 'Este trabajador no existe.' }] : []), ...findAbsenceProblems(input)]
    if (found.length > 0) problems.set(index, found)
  }
  if (problems.size > 0) throw createError(problems)
  const absences = inputs.map((input) => ({ id: createId(), ...toAbsenceColumns(input) }))
  if (!hasKey(call)) await refuseEqual(trx, absences, call.actor)
  await trx.insertInto('absence').values(absences).execute()
  for (const absence of absences) await askAgainDuring(trx, absence)
  return absences.map(({ id }) => id)
}

const toAbsenceColumns = ({ worker_id, from_date, to_date, start_time, end_time, reason }: AbsenceInput) =>
  ({
    worker_id: worker_id?.toLowerCase() ?? null,
    from_date,
    to_date,
    start_time: start_time ?? null,
    end_time: end_time ?? null,
    reason: reason || null,
  }) satisfies ColumnsOf<'absence', AbsenceInput>

/** Locks the workers whom absences concern: all of them when one is a closing day. */
function lockConcerned(trx: Trx, absences: readonly { worker_id?: string | null | undefined }[]) {
  const workerIds = absences.flatMap(({ worker_id }) => worker_id ?? [])
  return workerIds.length < absences.length ? lockAllWorkers(trx) : lockWorkers(trx, workerIds)
}

/** Locks an absence and the workers whom it concerns until the transaction ends. Throws a 404 if there is none. */
export async function lockAbsence(trx: Trx, id: string): Promise<AbsenceRow> {
  const selected = trx.selectFrom('absence').where('id', '=', id).selectAll()
  // Workers are locked before absences. The worker of an absence never changes.
  await lockConcerned(trx, [requireFound(await selected.executeTakeFirst(), 'la ausencia')])
  return requireFound(await selected.forUpdate().executeTakeFirst(), 'la ausencia')
}

/** Replaces the days, the times and the reason of a locked absence. A missing reason stays if the user may not read it. */
export async function updateAbsence(trx: Trx, absence: AbsenceRow, body: AbsenceUpdate, actor: Actor): Promise<AbsenceRow> {
  const problems = findAbsenceProblems(body)
  if (problems.length > 0) throw createBadRequestError(problems[0]!.message, problems)
  const { worker_id: _, ...columns } = toAbsenceColumns(body)
  const keptReason = body.reason === undefined && !mayReadReason(actor, absence) ? absence.reason : columns.reason
  const after = { ...absence, ...columns, reason: keptReason }
  await askAgainDuring(trx, after, absence)
  return trx
    .updateTable('absence')
    .set({ ...columns, reason: keptReason } satisfies ColumnsOf<'absence', AbsenceUpdate, 'updated_at'>)
    .where('id', '=', absence.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
