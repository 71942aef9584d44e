import { useQuery } from '@tanstack/react-query'
import type { Person, User } from '#api/generated/app.ts'
import { useCan } from '../auth/access.ts'
import { clientQuery, workerQuery } from '../people/queries.ts'

/** The client or worker who signs in with a user. */
export type PersonOfUser = { kind: 'client' | 'worker'; id: string; person: Person }

/** Returns the client or worker of a user, a worker first, as far as the signed-in user may read them. Undefined while loading. */
export function usePersonOfUser({ clientId, workerId }: User): PersonOfUser | undefined {
  const can = useCan()
  const canReadWorker = workerId !== null && can('getWorker', { worker: workerId })
  const canReadClient = clientId !== null && can('getClient', { client: clientId })
  const worker = useQuery({ ...workerQuery(workerId ?? ''), enabled: canReadWorker })
  const client = useQuery({ ...clientQuery(clientId ?? ''), enabled: canReadClient && !canReadWorker })
  if (worker.data) return { kind: 'worker', id: worker.data.id, person: worker.data.person }
  return client.data && { kind: 'client', id: client.data.id, person: client.data.person }
}
