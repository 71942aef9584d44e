import type { components } from '#api/generated/wire.ts'
import type { Answer } from '../../../exchange/answer.ts'

type Reason = components['schemas']['UnavailableReason']

/** Expects the first detail of a refusal to say for which reason the worker is unavailable, at its field. `item` is the index in a list. */
export function expectUnavailable(answer: Answer<unknown>, reason: Reason, item?: number) {
  const field = reason === 'closed' ? 'session_date' : 'worker_id'
  answer.expect('/error/details/0/path', item === undefined ? field : `sessions.${item}.${field}`)
  answer.expect('/error/details/0/reason', reason)
}
