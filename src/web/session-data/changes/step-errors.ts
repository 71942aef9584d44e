import { ApiError, errorCode } from '#api/errors.ts'
import type { Problem } from '#domain/problem.ts'

/** The error of a change that was refused only because another one of the same call was. */
export class RefusedWithOthers extends Error {}

export const refusedWithOthers = 'No cambió, porque con otra de las elegidas no se puede.'

/** The path of a detail: `steps.3.create.note` is about the fourth step, and so is `sessions.3.note` of a call that books or deletes many. */
const stepPath = /^(?:steps|sessions|ids)\.(\d+)(?:\.(?:create|update|state|delete|endSeries))?\.?/

/**
 * Splits the error of a call into one for each of its changes: the reasons of its own steps, with the paths of their fields, or `RefusedWithOthers`. `sizes`: the
 * number of steps of each change.
 */
export function splitError(error: unknown, sizes: readonly number[]): unknown[] {
  if (!(error instanceof ApiError)) return sizes.map(() => error)
  let start = 0
  const detailsOfChanges = sizes.map((size) => {
    const [first, end] = [start, start + size]
    start = end
    return error.details.flatMap((detail) => {
      const index = getStepIndex(detail, sizes)
      return index >= first && index < end ? removeStep(detail) : []
    })
  })
  // An error that names no step is that of the call, and so of every change.
  if (detailsOfChanges.every((details) => details.length === 0)) return sizes.map(() => error)
  return detailsOfChanges.map((details) =>
    details.length > 0 ? createStepError(error, details) : new RefusedWithOthers(refusedWithOthers, { cause: error }),
  )
}

/** Returns the step that a detail is about, or -1. A call of one step may not name it. */
const getStepIndex = ({ path }: Problem, sizes: readonly number[]) => {
  const index = stepPath.exec(path)?.[1]
  return index !== undefined ? Number(index) : sizes.length === 1 && sizes[0] === 1 ? 0 : -1
}

const removeStep = (detail: Problem): Problem => ({ ...detail, path: detail.path.replace(stepPath, '') })

/** Returns the error of one change. That of several steps counts them, so the first reason stands in its place. */
function createStepError(error: ApiError, details: Problem[]): ApiError {
  const { correlationId, status, retryAfter, operation, code, message } = error
  const isOfSeveral = code === errorCode.multiple
  const split = new ApiError(isOfSeveral ? errorCode.conflict : code, isOfSeveral ? details[0]!.message : message, {
    details,
    correlationId,
    status: isOfSeveral ? 409 : status,
    retryAfter,
    cause: error,
  })
  split.operation = operation
  return split
}
