import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import { stateNames } from '#domain/states.ts'
import { get } from '../../../data/query.ts'
import { formatFullName } from '../../../people/name.ts'
import { describeError } from '../../../ui/feedback/describe-error.ts'
import { describeSession } from '../describe-session.ts'
import type { Session } from '../queries.ts'

/** True when the server refused to overwrite what a colleague has changed since the user read the session. */
export const isStale = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.details.some(({ path }) => path === 'updatedAt')

/** Says why a change of a session was refused. After a colleague's change it says what the session is now. */
export async function explainRefusal(queryClient: QueryClient, { id }: Session, error: unknown): Promise<string> {
  if (!isStale(error)) return describeError(error)
  const current = await queryClient.fetchQuery({ ...get('/v1/sessions/{id}', { path: { id } }), staleTime: 0 }).catch(() => undefined)
  const text = 'Otra persona la cambió mientras tanto.'
  if (!current) return text
  return `${text} Ahora está ${stateNames[current.state].toLowerCase()}: ${describeSession(current)}, con ${formatFullName(current.worker.person)}.`
}
