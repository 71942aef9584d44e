import { sql } from 'kysely'
import type { Operations } from '../call.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBadRequestError, createNotFoundError, requireFound } from '../errors.ts'
import { deleteFeed, findFeedUrl, renewFeed } from '../feed-tokens.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { fetchPage } from '../list.ts'
import { explainTakenDocument } from '../people/documents.ts'
import { chooseOrder, matchesPerson } from '../people/order.ts'
import { replacePerson } from '../people/save.ts'
import { refuseInvalidPerson } from '../people/save-rules.ts'
import { deleteUnusedPerson, hasBadPhone } from '../people/sql.ts'
import { refuseStale } from '../stale.ts'
import { endSeriesOf, refuseUpcomingSessions } from '../upcoming-sessions.ts'
import { removeUserOf } from '../users/remove-user.ts'
import { deleteWorker, insertWorker, joinPeopleToWorkers, lockWorker, readWorker, selectWorkers, updateWorker } from './sql.ts'

export const workers = {
  listWorkers: async ({ db, query, reply }) => {
    const { column, direction } = chooseOrder('worker', query.sort)
    const found = selectWorkers(db).where(matchesPerson(query.search)).orderBy(column, direction).orderBy('worker.id', direction)
    const isBad = sql<boolean>`coalesce(${hasBadPhone('person.phone')}, false)`
    const filtered = query.bad_phone === undefined ? found : found.where(isBad, '=', query.bad_phone)
    return joinPeopleToWorkers(db, await fetchPage(filtered, { query, reply }))
  },

  getWorker: ({ db, path }) => readWorker(db, path.id),

  createWorker: (call) => {
    const { db, body, actor, today } = call
    refuseInvalidPerson(body.person, today, { kinds: ['worker'] })
    const insert = () => runTransaction(db, (trx) => runOnce(trx, call, () => insertWorker(trx, body, actor)))
    return explainTakenDocument({ db, actor }, body.person, insert)
  },

  updateWorker: ({ db, body, actor, today, settings }) =>
    explainTakenDocument({ db, actor }, body.person, () =>
      runTransaction(db, async (trx) => {
        const worker = await lockWorker(trx, body.id)
        if (!worker) throw createBadRequestError('Este trabajador no existe.', [{ path: 'id', message: 'Este trabajador no existe.' }])
        refuseInvalidPerson(body.person, today, { stored: worker, kinds: ['worker'] })
        refuseStale(worker, body.updated_at, settings)
        await replacePerson(trx, actor, worker.person_id, body.person)
        await updateWorker(trx, worker.id, body)
        return readWorker(trx, worker.id)
      }),
    ),

  deleteWorker: async ({ db, path, actor, today }) => {
    await runTransaction(db, async (trx) => {
      const worker = requireFound(await lockWorker(trx, path.id), 'el trabajador')
      await refuseUpcomingSessions(trx, { ...worker, kind: 'worker' }, { actor, today })
      await endSeriesOf(trx, { kind: 'worker', id: worker.id }, today)
      await removeUserOf(trx, { worker_id: worker.id }, actor)
      await deleteWorker(trx, worker.id)
      await deleteUnusedPerson(trx, worker.person_id)
    })
  },

  getWorkerFeed: async ({ db, path, request }) => ({
    url: requireFound(await findFeedUrl(db, { worker_id: path.id }, request), 'el calendario'),
  }),

  renewWorkerFeed: ({ db, path, request }) =>
    runTransaction(db, async (trx) => {
      const { id } = requireFound(await lockWorker(trx, path.id), 'el trabajador')
      await renewFeed(trx, { worker_id: id })
      return { url: requireFound(await findFeedUrl(trx, { worker_id: id }, request), 'el calendario') }
    }),

  deleteWorkerFeed: async ({ db, path }) => {
    if (!(await runTransaction(db, (trx) => deleteFeed(trx, { worker_id: path.id })))) throw createNotFoundError('el calendario')
  },
} satisfies Partial<Operations>
