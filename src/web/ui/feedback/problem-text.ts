import { ApiError } from '#api/errors.ts'
import { describeError } from './describe-error.ts'
import { describeMissingAccess } from './describe-missing-access.ts'

/** An error for a person: one sentence, and details with a line each. No line occurs twice. */
export type ProblemText = { message: string; details: readonly string[] }

/** Describes an error with all details of the server's answer. */
export const describeProblem = (error: unknown): ProblemText => describe(error, getDetails(error))

/** Splits the details between the form's fields, by path, and the panel. `problem` is undefined when every detail has its field. */
export function splitProblem(error: unknown, hasField: (path: string) => boolean) {
  const details = getDetails(error)
  const fields = details.filter(({ path }) => hasField(path))
  const others = details.filter(({ path }) => !hasField(path))
  const fieldErrors: Record<string, string> = Object.fromEntries(fields.map(({ path, message }) => [path, message]))
  return { fieldErrors, problem: fields.length > 0 && others.length === 0 ? undefined : describe(error, others) }
}

/** Returns the details of the server's answer. A 403 names access by its codes. */
const getDetails = (error: unknown) =>
  error instanceof ApiError
    ? error.details.map(({ path, message }) => ({
        path,
        message: error.status === 403 && path === 'access' ? describeMissingAccess([message]) : message,
      }))
    : []

function describe(error: unknown, details: readonly { message: string }[]): ProblemText {
  const message = describeError(error)
  const lines = new Set(details.map((detail) => detail.message))
  lines.delete(message)
  return { message, details: [...lines] }
}
