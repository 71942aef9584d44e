import type { QueryClient } from '@tanstack/react-query'
import { ApiError, errorCode } from '#api/errors.ts'
import { stateNames } from '#domain/states.ts'
import { get } from '#web/data/query.ts'
import { formatFullName } from '#web/people/name.ts'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import { describeSession } from '../describe-session.ts'
import type { Session } from '../queries.ts'

/** True when the server refused to overwrite what a colleague has changed since the user read the session. */
export const isStale = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.details.some(({ path }) => path === 'updatedAt')

/** True when a change was refused only because workers are not available, so that it can be made all the same. */
export const isOnlyUnavailable = (error: unknown) =>
  error instanceof ApiError &&
  error.code === errorCode.conflict &&
  error.details.length > 0 &&
  error.details.every(({ reason }) => reason !== undefined)

/** True when a colleague has changed or deleted the session since the user read it. */
export const isOutdated = (error: unknown) => isStale(error) || isMissing(error)

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** Says why a change of a session was refused. After a colleague's change it says what the session is now. */
export async function explainRefusal(queryClient: QueryClient, session: Session, error: unknown): Promise<string> {
  if (isMissing(error)) return 'Otra persona la eliminó mientras tanto.'
  if (!isStale(error)) return describeError(error)
  const current = await fetchCurrent(queryClient, session).catch(() => undefined)
  const text = 'Otra persona la cambió mientras tanto.'
  if (!current) return text
  return `${text} Ahora está ${stateNames[current.state].toLowerCase()}: ${describeSession(current)}, con ${formatFullName(current.worker.person)}.`
}

/** Fetches a session as it is now. */
export const fetchCurrent = (queryClient: QueryClient, { id }: Session) =>
  queryClient.fetchQuery({ ...get('/v1/sessions/{id}', { path: { id } }), staleTime: 0 })

/** Returns the error to show for a refused change: if a colleague's change caused it, an explanation whose `cause` is the error of the server. */
export async function explainError(queryClient: QueryClient, session: Session, error: unknown): Promise<unknown> {
  if (!isOutdated(error)) return error
  return new ApiError(errorCode.conflict, await explainRefusal(queryClient, session, error), { cause: error })
}
