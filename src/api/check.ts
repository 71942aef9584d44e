import * as v from 'valibot'
import { ApiError, errorCode } from './errors.ts'

/** The schemas of each call, by 'get /v1/…': of the query and body that it sends, and of the JSON that it gets. */
export type CallSchemas = {
  requests: Record<string, { query?: v.GenericSchema; body?: v.GenericSchema }>
  responses: Record<string, v.GenericSchema>
}

// Every row of a long list can have the same problem.
const maxProblems = 20

/** Returns a value that fits its schema, and throws a Parse error with a problem per field for any other. Returns undefined without a schema. */
export function check(schema: v.GenericSchema | undefined, value: unknown, context: { status?: number; correlationId?: string } = {}) {
  if (!schema) return undefined
  // On the wire the messages are the specification's English ones; forms use the same schemas in Spanish.
  const { success, issues, output } = v.safeParse(schema, value, { lang: 'en' })
  if (success) return output
  const details = issues.slice(0, maxProblems).map((issue) => ({ path: v.getDotPath(issue) ?? '', message: formatIssue(issue) }))
  throw new ApiError(errorCode.parseError, 'Parse error', { ...context, details })
}

// Valibot words a missing key differently; the specification has one sentence for both.
const formatIssue = ({ kind, expected, received, message }: v.BaseIssue<unknown>) =>
  kind === 'schema' ? `Invalid type: Expected ${expected} but received ${received}` : message
