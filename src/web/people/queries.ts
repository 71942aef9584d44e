import type { Data } from '#api/client.ts'
import { get } from '#web/data/query.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'

/** All workers. The list is never read in pages: the initials of one worker depend on those of the others. */
export const workersQuery = () => get('/v1/workers')

/** Returns all workers: none until they are loaded, and where the user may not read them. */
export const useWorkers = () => useAllowedQuery(workersQuery()).data ?? noWorkers
const noWorkers: Data<'get', '/v1/workers'> = []

export const clientQuery = (id: string) => get('/v1/clients/{id}', { path: { id } })

export const workerQuery = (id: string) => get('/v1/workers/{id}', { path: { id } })
