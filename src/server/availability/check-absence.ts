import type { AbsenceInput } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import type { Problem } from '#domain/problem.ts'
import { countDays } from '#domain/weeks.ts'
import type { Actor } from '../call.ts'
import { createForbiddenError } from '../errors.ts'
import { maxAbsenceDays } from './sql.ts'

/** Throws a 403 unless a user may change the absences of workers, or without a worker the closing days. */
export function requireAbsenceAccess({ access }: Pick<Actor, 'access'>, { worker_id }: { worker_id?: string | null | undefined }) {
  const codes = worker_id ? ['workers.update', 'sessions.update'] : ['schedules.update']
  if (!hasAnyAccess(access, codes)) throw createForbiddenError(codes)
}

/** Finds what is wrong with the days and times of an absence. */
export function findAbsenceProblems({ from_date, to_date, start_time, end_time }: Omit<AbsenceInput, 'worker_id' | 'reason'>): Problem[] {
  const days = countDays(from_date, to_date) + 1
  const problems: Problem[] = []
  if (days < 1) problems.push({ path: 'to_date', message: 'El último día no puede ser anterior al primero.' })
  if (days > maxAbsenceDays) problems.push({ path: 'to_date', message: `Una ausencia tiene como mucho ${maxAbsenceDays} días.` })
  if (isMissing(start_time) && !isMissing(end_time)) problems.push({ path: 'start_time', message: 'Falta la hora en que empieza.' })
  if (!isMissing(start_time) && isMissing(end_time)) problems.push({ path: 'end_time', message: 'Falta la hora en que termina.' })
  if (!isMissing(start_time) && !isMissing(end_time) && end_time <= start_time)
    problems.push({ path: 'end_time', message: 'Debe terminar después de empezar.' })
  return problems
}

const isMissing = (time: number | null | undefined): time is null | undefined => time === null || time === undefined
