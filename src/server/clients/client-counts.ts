import type { ClientCounts } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import type { Actor } from '../call.ts'
import type { Db } from '../database/connect.ts'
import { countFilteredClients } from './sql.ts'

/** Counts the clients whom each filter of the list finds, without the filters for which the actor lacks access. */
export async function readClientCounts(db: Db, { access }: Pick<Actor, 'access'>, today: string): Promise<ClientCounts> {
  const count = (filter: Parameters<typeof countFilteredClients>[1]) => countFilteredClients(db, filter, today)
  return {
    incomplete: await count({ incomplete: true }),
    ...(hasAnyAccess(access, ['sessions.read']) && {
      without_upcoming: await count({ upcoming: false }),
      to_rebook: await count({ to_rebook: true }),
    }),
    ...(hasAnyAccess(access, ['public_links.read']) && { linked: await count({ linked: true }) }),
  }
}
