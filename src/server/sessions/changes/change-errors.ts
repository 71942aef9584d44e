import type { Problem } from '#domain/problem.ts'
import { createBulkError, createConflictError, HttpError } from '../../errors.ts'
import { maxDetails } from '../../upcoming-sessions.ts'
import type { StepOutcome } from './refusal.ts'
import { isRefused } from './run-change.ts'

/** Creates the error of a list of bookings: a detail for each that cannot be booked. */
export function createBookingsError(outcomes: readonly StepOutcome[]): HttpError {
  const details = outcomes.flatMap((outcome, index) => (isRefused(outcome) ? [putUnder(`sessions.${index}`, outcome.problem)] : []))
  const total = outcomes.length
  const count =
    details.length === 1 ? `1 de ${total} sesiones no se puede reservar.` : `${details.length} de ${total} sesiones no se pueden reservar.`
  return createBulkError(total === 1 ? 'La sesión no se puede reservar.' : `${count} No se reservó ninguna.`, details)
}

/** Creates the error of a list of deletions: the conflicts of each, under the path of its id. `positions` are those of the ids in the request. */
export function createDeletionsError(outcomes: readonly StepOutcome[], positions: readonly number[]): HttpError {
  const details = outcomes.flatMap((outcome, index) =>
    isRefused(outcome) ? outcome.error.details.map((problem) => ({ ...problem, path: `ids.${positions[index]}` })) : [],
  )
  return createConflictError(outcomes.find(isRefused)!.error.message, details.slice(0, maxDetails))
}

/** Creates the error of a change: that of its only failing step, otherwise one that lists all of them. `kinds` are the kinds of the steps. */
export function createStepsError(outcomes: readonly StepOutcome[], kinds: readonly string[]): HttpError {
  const refused = outcomes.flatMap((outcome, index) => (isRefused(outcome) ? [{ ...outcome, path: `steps.${index}.${kinds[index]}` }] : []))
  const [first] = refused
  if (refused.length === 1) {
    const { status, code, message, details } = first!.error
    const listed = details.length > 0 ? details : [{ path: '', message }]
    return new HttpError(status, code, message, { details: listed.map((problem) => putUnder(first!.path, problem)) })
  }
  return createBulkError(
    `${refused.length} de ${outcomes.length} pasos no se pueden hacer. No se cambió nada.`,
    refused.flatMap(({ path, error, problem: { message, id } }) => [
      { path, message, ...(id !== undefined && { id }) },
      ...error.details.filter((detail) => detail.path !== '' || detail.message !== message).map((detail) => putUnder(path, detail)),
    ]),
  )
}

const putUnder = (parent: string, { path, ...problem }: Problem): Problem => ({
  ...problem,
  path: path === '' ? parent : `${parent}.${path}`,
})
