import { hasAnyAccess } from '#domain/access.ts'
import type { Actor } from '../call.ts'
import type { AbsenceRow } from './sql.ts'

/** The user who reads why a worker is not available. */
export type AvailabilityReader = Pick<Actor, 'access' | 'worker_id'>

/** True when a user may read the reason of an absence: their own, or any with access to the workers. That of a closing day is its name, for everybody. */
export const mayReadReason = ({ access, worker_id }: AvailabilityReader, absence: Pick<AbsenceRow, 'worker_id'>) =>
  absence.worker_id === null || absence.worker_id === worker_id || hasAnyAccess(access, ['workers.read'])
