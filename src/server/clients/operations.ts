import type { Operations } from '../call.ts'
import { runTransaction } from '../database/transaction.ts'
import { badRequest, found } from '../errors.ts'
import { fetchPage } from '../list.ts'
import { checkDocument, namingWhoHas } from '../people/documents.ts'
import { isFoundBy, peopleOrder } from '../people/order.ts'
import { deleteUnusedPerson, replacePerson } from '../people/sql.ts'
import { refuseIfUpcoming } from '../sessions/upcoming.ts'
import { refuseStale } from '../stale.ts'
import { removeUserOf } from '../users/remove-user.ts'
import { deleteClient, insertClient, lockClient, readClient, selectClients, wholeClients } from './sql.ts'

export const clients = {
  listClients: async ({ db, query, reply, actor }) => {
    const { column, direction } = peopleOrder('client', query.sort)
    const chosen = selectClients(db).where(isFoundBy(query.search)).orderBy(column, direction).orderBy('client.id', direction)
    return wholeClients(db, await fetchPage(chosen, { query, reply }), actor)
  },

  getClient: ({ db, path, actor }) => readClient(db, path.id, actor),

  createClient: ({ db, body, actor }) => {
    checkDocument(body.person)
    return namingWhoHas(db, body.person, () => runTransaction(db, (trx) => insertClient(trx, body, actor)))
  },

  updateClient: ({ db, path, body, actor, settings }) => {
    if (body.id.toLowerCase() !== path.id.toLowerCase())
      throw badRequest('El cliente de la petición no es el de la dirección.', [
        { path: 'id', message: 'Debe ser el mismo que en la dirección.' },
      ])
    checkDocument(body.person)
    return namingWhoHas(db, body.person, () =>
      runTransaction(db, async (trx) => {
        const client = found(await lockClient(trx, path.id), 'el cliente')
        refuseStale(client, body.updated_at, settings)
        await replacePerson(trx, client.person_id, body.person)
        return readClient(trx, client.id, actor)
      }),
    )
  },

  deleteClient: async ({ db, path, actor, today }) => {
    await runTransaction(db, async (trx) => {
      const client = found(await lockClient(trx, path.id), 'el cliente')
      await refuseIfUpcoming(trx, client, 'client', today)
      await removeUserOf(trx, { client_id: client.id }, actor)
      await deleteClient(trx, client.id)
      await deleteUnusedPerson(trx, client.person_id)
    })
  },
} satisfies Partial<Operations>
