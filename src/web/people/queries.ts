import { get } from '../data/query.ts'

/** All workers: the initials of one depend on those of the others, so the list is never read in pages. */
export const workersQuery = () => get('/v1/workers')

export const clientQuery = (id: string) => get('/v1/clients/{id}', { path: { id } })
