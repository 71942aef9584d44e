import { ApiError } from '#api/errors.ts'
import { describeError } from './describe-error.ts'
import type { ProblemText } from './problem-panel.tsx'

/** What a form shows of a refusal: problems of its own fields beside them, all else in its panel. */
export type Refusal = { fields: Record<string, string>; problem: ProblemText | undefined }

/** Divides the server's details between the fields that a form has and its panel. */
export function refusalOf(error: unknown, hasField: (path: string) => boolean): Refusal {
  const details = error instanceof ApiError ? error.details : []
  const beside = details.filter(({ path }) => hasField(path))
  const rest = details.filter(({ path }) => !hasField(path)).map(({ message }) => message)
  const fields = Object.fromEntries(beside.map(({ path, message }) => [path, message]))
  // what stands beside a field needs no second mention
  const told = beside.length > 0 && rest.length === 0
  return {
    fields,
    problem: told ? undefined : { message: describeError(error), details: rest.filter((detail) => detail !== describeError(error)) },
  }
}
