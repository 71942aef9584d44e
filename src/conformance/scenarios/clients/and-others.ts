import { addDays } from '#domain/weeks.ts'
import { buildPerson } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'

/** Clients and what belongs to others: users, access, sessions. */
export const clientsAndOthers: Scenario[] = [
  {
    title: 'each access opens its own operations and no other',
    operations: ['listClients', 'createClient', 'getClient', 'updateClient', 'deleteClient'],
    run: async ({ createClient, createUser }) => {
      const { id } = await createClient()
      const { caller: reader } = await createUser(['clients.read'])
      await reader.call('listClients')
      await reader.call('getClient', { path: { id } })
      await reader.call('createClient', { body: { person: buildPerson() } }, 403)
      await reader.call('updateClient', { path: { id }, body: { id, person: buildPerson() } }, 403)
      await reader.call('deleteClient', { path: { id } }, 403)
      const { caller: receptionist } = await createUser(['clients.mix'])
      const { body } = await receptionist.call('createClient', { body: { person: buildPerson() } })
      await receptionist.call('updateClient', { path: { id: body.id }, body: { id: body.id, person: buildPerson() } })
      await receptionist.call('getClient', { path: { id: body.id } })
      await receptionist.call('deleteClient', { path: { id: body.id } })
    },
  },
  {
    title: "a client's user reads their own client and no other",
    operations: ['getClient', 'listClients', 'updateClient'],
    run: async ({ createClient, signInClient }) => {
      const { caller, client_id } = await signInClient()
      const other = await createClient()
      const own = await caller.call('getClient', { path: { id: client_id } })
      own.expect('/id', client_id)
      const inUpperCase = { path: { id: client_id.toUpperCase() } }
      await caller.send('getClient', inUpperCase, 200, { continueOnFailure: true, subject: 'their own id in upper case' })
      await caller.call('getClient', { path: { id: other.id } }, 403)
      await caller.call('listClients', {}, 403)
      await caller.call('updateClient', { path: { id: client_id }, body: { id: client_id, person: buildPerson() } }, 403)
    },
  },
  {
    title: 'the record of a client names its user, and the deletion of the client ends that user',
    operations: ['deleteClient', 'getClient'],
    run: async ({ administrator, createClientUser }) => {
      const { caller, client_id, id } = await createClientUser()
      const read = await administrator.call('getClient', { path: { id: client_id } })
      read.expect('/user_id', id)
      await administrator.call('deleteClient', { path: { id: client_id } })
      await caller.send('getSignedIn', {}, 401, {
        continueOnFailure: true,
        blame: 'deleteClient',
        subject: 'after the deletion of the client',
      })
      await administrator.call('getUser', { path: { id } }, 404)
    },
  },
  {
    title: 'the deletion of a client with a user needs the access to read clients and sessions, and that of the user itself',
    operations: ['deleteClient'],
    run: async ({ administrator, createClientUser, createUser, findAccessIds }) => {
      const { client_id, id } = await createClientUser()
      const path = { id: client_id }
      for (const access of [['clients.delete'], ['clients.delete', 'clients.read'], ['clients.delete', 'sessions.read']])
        await (await createUser(access)).caller.call('deleteClient', { path }, 403)
      const { caller } = await createUser(['clients.mix', 'sessions.read'])
      const body = { access_ids: await findAccessIds(['schedules.delete']) }
      await administrator.call('giveUserAccess', { path: { id }, body })
      await caller.call('deleteClient', { path }, 403)
      await administrator.call('takeUserAccess', { path: { id }, body })
      await caller.call('deleteClient', { path })
    },
  },
  {
    title: 'nobody deletes the client of their own user',
    operations: ['deleteClient'],
    run: async ({ administrator, createClientUser, findAccessIds }) => {
      const { caller, client_id, id } = await createClientUser()
      const access_ids = await findAccessIds(['clients.mix', 'sessions.read'])
      await administrator.call('giveUserAccess', { path: { id }, body: { access_ids } })
      await caller.call('deleteClient', { path: { id: client_id } }, 409)
      await caller.call('getClient', { path: { id: client_id } })
    },
  },
  {
    title: 'a client with upcoming sessions is not deleted, one whose sessions are past or canceled is',
    operations: ['deleteClient'],
    run: async ({ administrator, createAgenda }) => {
      const { client, other, book, today } = await createAgenda()
      await book({ client_id: client })
      await administrator.call('deleteClient', { path: { id: client } }, 409)
      await administrator.call('getClient', { path: { id: client } })
      await book({ client_id: other, session_date: addDays(today, -14) })
      await book({ client_id: other, session_date: addDays(today, 21), state: 'canceled' })
      await administrator.call('deleteClient', { path: { id: other } })
    },
  },
  {
    title: 'callers who may not read public links see none',
    operations: ['getClient', 'listClients'],
    run: async ({ administrator, createAgenda, createUser, needTag }) => {
      await needTag('public-link')
      const { client, worker, schedule } = await createAgenda()
      const { body: url } = await administrator.call('generatePublicLink')
      await administrator.call('createPublicLink', { body: { schedule_id: schedule, worker_ids: [worker], client_id: client, url } })
      const seen = await administrator.call('getClient', { path: { id: client } })
      seen.expect('/public_link', url)
      const { caller } = await createUser(['clients.read'])
      const hidden = await caller.call('getClient', { path: { id: client } })
      hidden.expect('/public_link', null)
      const list = await caller.call('listClients')
      const item = list.expectListed(client)
      list.check(item?.public_link === null, `/${list.body.findIndex(({ id }) => id === client)}/public_link`, 'null')
    },
  },
]
