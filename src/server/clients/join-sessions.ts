import type { Client } from '#api/generated/wire.ts'
import type { WallClock } from '#domain/today.ts'
import type { Db } from '../database/connect.ts'
import { readNextSessions } from './next-sessions.ts'
import { readUsualWorkers } from './usual-workers.ts'

/** The number of usual workers whom a list shows. */
const listedWorkers = 3

/** Adds to what is shown of each client the next session, if there is one, and the usual workers. */
export async function joinSessions(db: Db, clients: readonly Client[], now: WallClock): Promise<Client[]> {
  const ids = clients.map(({ id }) => id)
  const [nextSessions, usualWorkers] = await Promise.all([readNextSessions(db, ids, now), readUsualWorkers(db, ids, now.date)])
  return clients.map((client) => ({
    ...client,
    next_session: nextSessions.get(client.id),
    usual_workers: (usualWorkers.get(client.id) ?? []).slice(0, listedWorkers),
  }))
}
