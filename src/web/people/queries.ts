import { get } from '../data/query.ts'

/** All workers. The list is never read in pages: the initials of one worker depend on those of the others. */
export const workersQuery = () => get('/v1/workers')

export const clientQuery = (id: string) => get('/v1/clients/{id}', { path: { id } })

export const workerQuery = (id: string) => get('/v1/workers/{id}', { path: { id } })
