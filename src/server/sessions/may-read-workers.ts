import { hasAnyAccess } from '#domain/access.ts'
import type { Actor } from '../call.ts'

/** True when a user may read more of the workers of sessions than their names. A client's user needs access to the workers themselves. */
export const mayReadWorkers = ({ access, client_id }: Pick<Actor, 'access' | 'client_id'>) =>
  client_id === null || hasAnyAccess(access, ['workers.read'])
