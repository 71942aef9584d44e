import type { Client, ClientCounts } from '#api/generated/wire.ts'
import { findMissingAccess, hasAnyAccess } from '#domain/access.ts'
import { readWallClock, type WallClock } from '#domain/today.ts'
import type { Actor, Operations } from '../call.ts'
import type { Db } from '../database/connect.ts'
import { readSnapshot, runTransaction } from '../database/transaction.ts'
import { createBadRequestError, createForbiddenError, requireFound } from '../errors.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { fetchPage } from '../list.ts'
import { explainTakenDocument } from '../people/documents.ts'
import { chooseOrder } from '../people/order.ts'
import { readPersonRecords } from '../people/records-of-person.ts'
import { replacePerson } from '../people/save.ts'
import { refuseInvalidClient } from '../people/save-rules.ts'
import { deleteUnusedPerson, readKinds } from '../people/sql.ts'
import { refuseStale } from '../stale.ts'
import { endSeriesOf, refuseUpcomingSessions } from '../upcoming-sessions.ts'
import { removeUserOf } from '../users/remove-user.ts'
import { eraseClient } from './erase-client.ts'
import { exportPerson } from './export-person.ts'
import { joinLastSessions } from './last-session.ts'
import { readNextSessions } from './next-sessions.ts'
import {
  countFilteredClients,
  deleteClient,
  insertClient,
  joinPeopleToClients,
  lockClient,
  lockClientEvenDeleted,
  readClient,
  readClientsInOrder,
  selectFilteredClients,
  updateClient,
} from './sql.ts'
import { readUsualWorkers } from './usual-workers.ts'

export const clients = {
  listClients: async ({ db, query, reply, actor, today, now, settings }) => {
    refuseForbiddenFilter(actor, 'sessions.read', query.upcoming ?? query.to_rebook ?? (query.with_sessions || undefined))
    refuseForbiddenFilter(actor, 'public_links.read', query.linked ?? query.linked_schedule_id)
    const { column, direction } = chooseOrder('client', query.sort)
    const filtered = selectFilteredClients(db, query, today).orderBy(column, direction).orderBy('client.id', direction)
    const ids = await fetchPage(filtered, { query, reply }, () => countFilteredClients(db, query, today))
    // Nothing more is read of the clients before the page.
    const rows = await readClientsInOrder(
      db,
      ids.map(({ id }) => id),
    )
    const page = await joinPeopleToClients(db, rows, actor)
    const clients = query.upcoming === false ? await joinLastSessions(db, page) : page
    return query.with_sessions ? joinSessions(db, clients, readWallClock(now, settings.timeZone)) : clients
  },

  countClients: ({ db, actor, today }) => readClientCounts(db, actor, today),

  getClient: ({ db, path, actor }) => readClient(db, path.id, actor),

  createClient: (call) => {
    const { db, body, actor, today } = call
    refuseInvalidClient(body, today, { kinds: ['client'] })
    const insert = () => runTransaction(db, (trx) => runOnce(trx, call, () => insertClient(trx, body, actor)))
    return explainTakenDocument({ db, actor }, body.person, insert)
  },

  updateClient: ({ db, path, body, actor, today, settings }) => {
    if (body.id.toLowerCase() !== path.id.toLowerCase())
      throw createBadRequestError('El cliente de la petición no es el de la dirección.', [
        { path: 'id', message: 'Debe ser el mismo que en la dirección.' },
      ])
    return explainTakenDocument({ db, actor }, body.person, () =>
      runTransaction(db, async (trx) => {
        const client = requireFound(await lockClient(trx, path.id), 'el cliente')
        refuseInvalidClient(body, today, { stored: client, kinds: await readKinds(trx, client.person_id) })
        refuseStale(client, body.updated_at, settings)
        await replacePerson(trx, actor, client.person_id, body.person)
        await updateClient(trx, client.id, body)
        return readClient(trx, client.id, actor)
      }),
    )
  },

  deleteClient: async ({ db, path, actor, today }) => {
    await runTransaction(db, async (trx) => {
      const client = requireFound(await lockClient(trx, path.id), 'el cliente')
      await refuseUpcomingSessions(trx, { ...client, kind: 'client' }, { actor, today })
      await endSeriesOf(trx, { kind: 'client', id: client.id }, today)
      await removeUserOf(trx, { client_id: client.id }, actor)
      await deleteClient(trx, client.id)
      await deleteUnusedPerson(trx, client.person_id)
    })
  },

  exportClient: async ({ db, path, actor, now, today, settings }) => {
    const client = await db.selectFrom('client').where('id', '=', path.id).select('person_id').executeTakeFirst()
    const { person_id } = requireFound(client, 'el cliente')
    return readSnapshot(db, async (trx) => {
      const records = await readPersonRecords(trx, person_id)
      // The export has the worker's data and account of such a person too, which are closed to those who read only clients.
      const codes = ['sessions.read', ...(records.worker_ids.length > 0 ? ['workers.read', 'users.read'] : [])]
      const missing = findMissingAccess(actor.access, codes)
      if (missing.length > 0) throw createForbiddenError(missing)
      return exportPerson(trx, records, { now, today, settings })
    })
  },

  eraseClient: ({ db, path, actor, today }) =>
    runTransaction(db, async (trx) => {
      const client = requireFound(await lockClientEvenDeleted(trx, path.id), 'el cliente')
      await eraseClient(trx, client, { actor, today })
    }),
} satisfies Partial<Operations>

/** Throws a 403 if the call has a filter and the user lacks the access that this filter needs. */
function refuseForbiddenFilter({ access }: Actor, code: string, filter: boolean | string | undefined) {
  if (filter !== undefined && !hasAnyAccess(access, [code])) throw createForbiddenError([code])
}

/** Counts the clients whom each filter of the list finds, without the filters for which the actor lacks access. */
async function readClientCounts(db: Db, { access }: Pick<Actor, 'access'>, today: string): Promise<ClientCounts> {
  const count = (isCounted: boolean, filter: Parameters<typeof countFilteredClients>[1]) =>
    isCounted ? countFilteredClients(db, filter, today) : undefined
  const [readsSessions, readsLinks] = [hasAnyAccess(access, ['sessions.read']), hasAnyAccess(access, ['public_links.read'])]
  const [incomplete, bad_phone, without_upcoming, to_rebook, linked] = await Promise.all([
    countFilteredClients(db, { incomplete: true }, today),
    countFilteredClients(db, { bad_phone: true }, today),
    count(readsSessions, { upcoming: false }),
    count(readsSessions, { to_rebook: true }),
    count(readsLinks, { linked: true }),
  ])
  return { incomplete, bad_phone, ...(readsSessions && { without_upcoming, to_rebook }), ...(readsLinks && { linked }) }
}

/** The number of usual workers whom a list shows. */
const listedWorkers = 3

/** Adds to what is shown of each client the next session, if there is one, and the usual workers. */
async function joinSessions(db: Db, clients: readonly Client[], now: WallClock): Promise<Client[]> {
  const ids = clients.map(({ id }) => id)
  const [nextSessions, usualWorkers] = await Promise.all([readNextSessions(db, ids, now), readUsualWorkers(db, ids, now.date)])
  return clients.map((client) => ({
    ...client,
    next_session: nextSessions.get(client.id),
    usual_workers: (usualWorkers.get(client.id) ?? []).slice(0, listedWorkers),
  }))
}
