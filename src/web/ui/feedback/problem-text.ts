import { ApiError } from '#api/errors.ts'
import { describeError } from './describe-error.ts'

/** An error for a person: one sentence, and details with a line each. No line occurs twice. */
export type ProblemText = { message: string; details: readonly string[] }

/** Describes an error with all details of the server's answer. */
export const describeProblem = (error: unknown): ProblemText => describe(error, getDetails(error))

/** Splits the details between the form's fields, by path, and the panel. `problem` is undefined when every detail has its field. */
export function splitProblem(error: unknown, hasField: (path: string) => boolean) {
  const { fields = [], others = [] } = Object.groupBy(getDetails(error), ({ path }) => (hasField(path) ? 'fields' : 'others'))
  const fieldErrors: Record<string, string> = Object.fromEntries(fields.map(({ path, message }) => [path, message]))
  return { fieldErrors, problem: fields.length > 0 && others.length === 0 ? undefined : describe(error, others) }
}

const getDetails = (error: unknown) => (error instanceof ApiError ? error.details : [])

function describe(error: unknown, details: readonly { message: string }[]): ProblemText {
  const message = describeError(error)
  const lines = new Set(details.map((detail) => detail.message))
  lines.delete(message)
  return { message, details: [...lines] }
}
