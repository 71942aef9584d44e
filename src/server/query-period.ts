import type { Period } from '#domain/periods.ts'
import { countDays } from '#domain/weeks.ts'
import { createBadRequestError } from './errors.ts'

/** Returns a period. Throws a 400 if it ends before it begins, or is longer than the number of days. */
export function refuseInvalidPeriod({ from, to }: Period, maxDays: number): Period {
  const days = countDays(from, to) + 1
  if (days < 1) throw createParameterError('to', 'El último día no puede ser anterior al primero.')
  if (days > maxDays) throw createParameterError('to', `Un periodo tiene como mucho ${maxDays} días.`)
  return { from, to }
}

/** Creates a 400 about one parameter of a query. */
export const createParameterError = (path: string, message: string) => createBadRequestError(message, [{ path, message }])
