import { sql } from 'kysely'
import { hasAnyAccess } from '#domain/access.ts'
import type { Problem } from '#domain/problem.ts'
import { formatDays } from '#domain/spanish.ts'
import type { Actor } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { createConflictError } from '../errors.ts'
import { formatPersonName } from '../people/name.ts'
import type { AbsenceRow } from './sql.ts'

/** The fields in which two absences, or closing days, are the same when they are equal. The reason does not count. */
type Absence = Pick<AbsenceRow, 'worker_id' | 'from_date' | 'to_date' | 'start_time' | 'end_time'>

/** Throws a 409 if a single absence or closing day is there already. The caller has locked the workers whom it concerns. */
export async function refuseEqualAbsence(trx: Trx, absences: readonly Absence[], actor: Actor) {
  const [problem] = await findEqual(trx, absences, actor)
  if (problem) throw createConflictError(problem.message, [{ ...problem, path: 'from_date' }])
}

/** Throws a 409 that names each absence of a list that is there already, or earlier in the list. The caller has locked the workers whom they concern. */
export async function refuseEqualAbsences(trx: Trx, absences: readonly Absence[], actor: Actor) {
  const problems = await findEqual(trx, absences, actor)
  if (problems.length === 0) return
  const count = `${problems.length} de ${absences.length} ausencias ya ${problems.length === 1 ? 'existe' : 'existen'}.`
  throw createConflictError(absences.length === 1 ? 'La ausencia ya existe.' : `${count} No se guardó ninguna.`, problems)
}

/** Finds what is wrong with the absences of a list that are there already, or earlier in the list. */
async function findEqual(trx: Trx, absences: readonly Absence[], actor: Actor): Promise<Problem[]> {
  const rows = await selectOnFirstDays(trx, absences)
  const stored = new Map(rows.map((row) => [buildEqualityKey(row), row]))
  const earlier = new Set<string>()
  return absences.flatMap((absence, index) => {
    const [path, key] = [`absences.${index}`, buildEqualityKey(absence)]
    const found = stored.get(key)
    if (found) return { path, message: describeEqual(found, actor), id: found.id }
    if (earlier.has(key)) return { path, message: 'Está dos veces en esta misma lista.' }
    earlier.add(key)
    return []
  })
}

/** Selects the absences and closing days with the first days of these, and of absences the name of the worker. */
const selectOnFirstDays = (trx: Trx, absences: readonly Absence[]) =>
  trx
    .selectFrom('absence')
    .leftJoin('worker', 'worker.id', 'absence.worker_id')
    .leftJoin('person', 'person.id', 'worker.person_id')
    .where('absence.from_date', '=', sql<string>`any(${absences.map(({ from_date }) => from_date)}::date[])`)
    .selectAll('absence')
    .select(['person.name', 'person.father_last_name', 'person.mother_last_name'])
    .orderBy('absence.id')
    .execute()

type FoundAbsence = Awaited<ReturnType<typeof selectOnFirstDays>>[number]

/** Names the worker only to users who may read the name. */
function describeEqual(absence: FoundAbsence, { access }: Actor): string {
  const { from_date, to_date, start_time, name, father_last_name, mother_last_name } = absence
  const days = `${formatDays(from_date, to_date)}${start_time === null ? '' : ', a las mismas horas'}`
  if (absence.worker_id === null) return `La clínica ya cierra ${days}.`
  const readsNames = hasAnyAccess(access, ['workers.read', 'sessions.read'])
  const worker =
    name !== null && father_last_name !== null && mother_last_name !== null && readsNames
      ? formatPersonName({ name, father_last_name, mother_last_name })
      : 'Este trabajador'
  return `${worker} ya tiene una ausencia ${days}.`
}

/** From midnight to midnight is a whole day. */
const buildEqualityKey = ({ worker_id, from_date, to_date, start_time, end_time }: Absence) =>
  [worker_id, from_date, to_date, start_time ?? 0, end_time ?? 24 * 60].join()
