import * as v from 'valibot'
import { ApiError, errorCode } from './errors.ts'

/** What is checked of each call, by 'get /v1/…': the query and body it sends, the answer it gets. */
export type Shapes = {
  requests: Record<string, { query?: v.GenericSchema; body?: v.GenericSchema }>
  answers: Record<string, v.GenericSchema>
}

// Of a list of thousands with the same fault in each, these are enough to see it.
const mostProblems = 20

/** The value in its shape, or a Parse error that names each place where it differs. What has no shape is nothing. */
export function check(shape: v.GenericSchema | undefined, value: unknown, circumstances: { status?: number; correlationId?: string } = {}) {
  if (!shape) return undefined
  // The wire's messages are the specification's; forms have theirs in Spanish.
  const { success, issues, output } = v.safeParse(shape, value, { lang: 'en' })
  if (success) return output
  const details = issues.slice(0, mostProblems).map((issue) => ({ path: v.getDotPath(issue) ?? '', message: wording(issue) }))
  throw new ApiError(errorCode.parseError, 'Parse error', { ...circumstances, details })
}

// Valibot has another wording for a missing key; the specification has one sentence for every shape.
const wording = ({ kind, expected, received, message }: v.BaseIssue<unknown>) =>
  kind === 'schema' ? `Invalid type: Expected ${expected} but received ${received}` : message
