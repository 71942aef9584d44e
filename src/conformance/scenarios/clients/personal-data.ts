import { addDays } from '#domain/weeks.ts'
import type { Context } from '../../context.ts'
import { buildPerson, randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createLink } from '../public-link/create-link.ts'
import { wait } from '../waiting-list/wait.ts'

/** These scenarios are about the export of all data of a client, and about their erasure. */
export const personalData: Scenario[] = [
  {
    title: 'an export has the person, sessions, waiting list and link of a client, and not the address of the link',
    operations: ['exportClient'],
    run: async (context) => {
      const { administrator, createAgenda, needTag } = context
      for (const tag of ['public-link', 'waiting-list']) await needTag(tag)
      const agenda = await createAgenda()
      const { client, today, book, worker } = agenda
      const [past, coming] = [
        await book({ session_date: addDays(today, -14), note: 'Llegó tarde' }),
        await book({ session_date: addDays(today, 14) }),
      ]
      const { link } = await createLink(context, agenda)
      await wait(context, agenda, { note: 'Por la tarde', worker_ids: [worker] })
      const exported = await administrator.call('exportClient', { path: { id: client } })
      const { body: read } = await administrator.call('getClient', { path: { id: client } })
      exported.expect('/person', read.person)
      exported.expect('/records/0/id', client)
      exported.expect('/waiting_entries/0/note', 'Por la tarde')
      exported.expect('/users', [])
      const sessions = exported.body.sessions.map(({ id }) => id)
      exported.check(sessions.join() === [coming.id, past.id].join(), '/sessions', `the ids ${coming.id} and ${past.id}`, sessions)
      exported.expect('/sessions/1/note', 'Llegó tarde')
      exported.check(exported.body.public_link?.workers.length === 1, '/public_link/workers', 'the name of one worker')
      exported.check(!JSON.stringify(exported.body).includes(link.url), '', 'nothing with the address of the link')
    },
  },
  {
    title: 'an export needs the access to clients and to sessions',
    operations: ['exportClient'],
    run: async ({ createClient, createUser }) => {
      const path = { id: (await createClient()).id }
      for (const code of ['clients.read', 'sessions.read']) await (await createUser([code])).caller.call('exportClient', { path }, 403)
      await (await createUser(['clients.read', 'sessions.read'])).caller.call('exportClient', { path })
    },
  },
  {
    title: 'a client with upcoming sessions, or who is a worker, is not erased and stays as before',
    operations: ['eraseClient'],
    run: async ({ administrator, createAgenda, createClient, needTag }) => {
      const { client, other, book, today } = await createAgenda()
      await book({ client_id: client, session_date: addDays(today, 14) })
      await book({ client_id: other, time: 540, session_date: null, starts_on: addDays(today, -28), ends_on: addDays(today, 28) })
      await needTag('workers')
      const both = await createClient()
      const { body: read } = await administrator.call('getClient', { path: { id: both.id } })
      await administrator.call('createWorker', { body: { person: { id: read.person.id }, positions: [5] } })
      for (const id of [client, other, both.id]) {
        const { body: before } = await administrator.call('getClient', { path: { id } })
        await administrator.call('eraseClient', { path: { id } }, 409)
        const after = await administrator.send('getClient', { path: { id } }, 200, { continueOnFailure: true, blame: 'eraseClient' })
        after.expect('/person', before.person)
      }
    },
  },
  {
    title: 'an erased client is gone, and the past sessions show Cliente borrado without the note',
    operations: ['eraseClient', 'getSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { client, today, book } = await createAgenda()
      const { id } = await book({ session_date: addDays(today, -14), note: randomWord(20) })
      await administrator.call('eraseClient', { path: { id: client } })
      const gone = { continueOnFailure: true, blame: 'eraseClient', subject: 'after the erasure' } as const
      await administrator.send('getClient', { path: { id: client } }, 404, gone)
      const session = await administrator.call('getSession', { path: { id } })
      session.expect('/note', null)
      for (const [field, value] of Object.entries({ name: 'Cliente', father_last_name: 'borrado', mother_last_name: '', document: '' }))
        session.expect(`/client/person/${field}`, value)
      session.check(
        !session.body.client.person.phone && !session.body.client.person.birth_date,
        '/client/person',
        'no telephone and birth date',
      )
    },
  },
  {
    title: 'a deleted client is exported and erased, also when the document was registered again',
    operations: ['exportClient', 'eraseClient'],
    run: async ({ administrator, createClient, needTag }) => {
      await needTag('sessions')
      const { id } = await createClient()
      const { body: read } = await administrator.call('getClient', { path: { id } })
      await administrator.call('deleteClient', { path: { id } })
      const { document } = read.person
      const again = await createClient(buildPerson({ document }))
      const exported = await administrator.call('exportClient', { path: { id } })
      exported.expect('/person/document', document)
      exported.check(exported.body.records[0]?.deleted_at !== null, '/records/0/deleted_at', 'the moment of the deletion')
      await administrator.call('eraseClient', { path: { id } })
      const left = await administrator.call('exportClient', { path: { id } })
      left.expect('/person/document', '')
      left.expect('/person/name', 'Cliente')
      const kept = await administrator.call('getClient', { path: { id: again.id } })
      kept.expect('/person/document', document)
    },
  },
  {
    title: 'the export of someone who is a worker too needs the access to workers and users',
    operations: ['exportClient'],
    run: async ({ administrator, createClient, createUser, needTag }) => {
      await needTag('workers')
      const { id } = await createClient()
      const { body: read } = await administrator.call('getClient', { path: { id } })
      await administrator.call('createWorker', { body: { person: { id: read.person.id }, positions: [5] } })
      const codes = ['clients.read', 'sessions.read', 'workers.read']
      await (await createUser(codes)).caller.call('exportClient', { path: { id } }, 403)
      await (await createUser([...codes, 'users.read'])).caller.call('exportClient', { path: { id } })
    },
  },
  {
    title: "an erasure ends the client's user and public link, and the document can be registered again",
    operations: ['eraseClient'],
    run: async (context) => {
      const { administrator, createClientUser, createClient, needTag } = context
      const { caller, client_id, id } = await createClientUser()
      const { body: read } = await administrator.call('getClient', { path: { id: client_id } })
      await administrator.call('eraseClient', { path: { id: client_id } })
      await caller.send('getSignedIn', {}, 401, { continueOnFailure: true, blame: 'eraseClient', subject: 'after the erasure' })
      await administrator.call('getUser', { path: { id } }, 404)
      await createClient(buildPerson({ document: read.person.document }))
      await needTag('public-link')
      const { link } = await createLink(context)
      await administrator.call('eraseClient', { path: { id: link.client_id } })
      await expectNoView(context, link.url)
    },
  },
  {
    title: 'the history of an erased client says who erased it, and nothing of what there was',
    operations: ['eraseClient'],
    run: async ({ administrator, createClient }) => {
      const { id } = await createClient()
      await administrator.call('eraseClient', { path: { id } })
      const { body: me } = await administrator.call('getSignedIn')
      const history = await administrator.call('listHistory', { query: { client_id: id } })
      const erasure = history.body.find(
        ({ kind, operation, user_id }) => kind === 'client' && operation === 'eraseClient' && user_id === me.id,
      )
      history.check(erasure !== undefined, '', `an entry of the kind client and the operation eraseClient by ${me.id}`)
      const told = history.body.filter(({ before, after }) => before !== null || after !== null)
      history.check(told.length === 0, '', 'no entry with before or after', told)
    },
  },
]

const expectNoView = ({ visitor }: Context, url: string) =>
  visitor.send('getPublicView', { path: { url } }, 404, { continueOnFailure: true, blame: 'eraseClient', subject: 'after the erasure' })
