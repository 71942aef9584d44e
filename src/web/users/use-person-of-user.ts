import { useQuery } from '@tanstack/react-query'
import type { Person, User } from '#api/generated/app.ts'
import { useCanRead } from '#web/auth/can-read.ts'
import { clientQuery, workerQuery } from '#web/people/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'

/** The client or worker who signs in with a user. */
export type PersonOfUser = { kind: 'client' | 'worker'; id: string; person: Person }

/** Returns the client or worker of a user, a worker first, as far as the signed-in user may read them. Undefined while loading. */
export function usePersonOfUser({ clientId, workerId }: User): PersonOfUser | undefined {
  const canRead = useCanRead()
  const readsWorker = workerId !== null && canRead(workerQuery(workerId))
  const worker = useQuery({ ...workerQuery(workerId ?? ''), enabled: readsWorker })
  const client = useAllowedQuery({ ...clientQuery(clientId ?? ''), enabled: clientId !== null && !readsWorker })
  if (worker.data) return { kind: 'worker', id: worker.data.id, person: worker.data.person }
  return client.data && { kind: 'client', id: client.data.id, person: client.data.person }
}
