import type { ClientCounts } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import type { Actor } from '../call.ts'
import type { Db } from '../database/connect.ts'
import { countFilteredClients } from './sql.ts'

/** Counts the clients whom each filter of the list finds, without the filters for which the actor lacks access. */
export async function readClientCounts(db: Db, { access }: Pick<Actor, 'access'>, today: string): Promise<ClientCounts> {
  const count = (isCounted: boolean, filter: Parameters<typeof countFilteredClients>[1]) =>
    isCounted ? countFilteredClients(db, filter, today) : undefined
  const [readsSessions, readsLinks] = [hasAnyAccess(access, ['sessions.read']), hasAnyAccess(access, ['public_links.read'])]
  const [incomplete, without_upcoming, to_rebook, linked] = await Promise.all([
    countFilteredClients(db, { incomplete: true }, today),
    count(readsSessions, { upcoming: false }),
    count(readsSessions, { to_rebook: true }),
    count(readsLinks, { linked: true }),
  ])
  return { incomplete, ...(readsSessions && { without_upcoming, to_rebook }), ...(readsLinks && { linked }) }
}
