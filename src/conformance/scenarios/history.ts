import type { ChangeEvent } from '#api/generated/wire.ts'
import { addDays } from '#domain/weeks.ts'
import type { StreamEvent } from '../exchange/event-stream.ts'
import type { Scenario, TagScenarios } from '../scenario.ts'
import { getChangeId } from './history/undo.ts'
import { undoRefusals } from './history/undo-refusals.ts'
import { undoneRecords } from './history/undone-records.ts'
import { undoneSessions } from './history/undone-sessions.ts'
import { wholeChanges } from './history/whole-changes.ts'

const scenarios: Scenario[] = [
  {
    title: 'the history of a session says what it was before and after each change, the newest first, also once it is deleted',
    operations: ['listSessionHistory', 'createSession', 'updateSession', 'deleteSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build, client, worker, today } = await createAgenda()
      const [first, second] = [addDays(today, 14), addDays(today, 15)]
      const { id } = await book()
      await administrator.call('updateSession', { path: { id }, body: build({ session_date: second }) })
      await administrator.call('deleteSession', { path: { id } })
      const read = await administrator.call('listSessionHistory', { path: { id } })
      read.expect('/length', 3)
      const user = await administrator.call('getSignedIn')
      for (const index of [0, 1, 2]) {
        read.expect(`/${index}/kind`, 'session')
        read.expect(`/${index}/record_id`, id)
        read.expect(`/${index}/user_id`, user.body.id)
      }
      read.expect('/0/after', null)
      read.expect('/0/before/session_date', second)
      read.expect('/1/before/session_date', first)
      read.expect('/1/after/session_date', second)
      read.expect('/2/before', null)
      read.expect('/2/after/client_id', client)
      read.expect('/2/after/worker_id', worker)
      const named = read.body[0]!.names.map((name) => name.id)
      for (const person of [client, worker, user.body.id]) read.check(named.includes(person), '/0/names', `the name of ${person}`)
    },
  },
  {
    title: 'the history is filtered by client, worker, user and kind, and read page by page',
    operations: ['listHistory'],
    run: async ({ administrator, createAgenda, createUser }) => {
      const { book, client, other, worker, today } = await createAgenda()
      const [first, second] = [await book(), await book({ client_id: other, session_date: addDays(today, 15) })]
      const { caller, id: reader } = await createUser(['access.read'])
      const list = async (query: object) => caller.call('listHistory', { query: { kind: 'session', ...query } })
      const all = await list({ worker_id: worker })
      all.expect('', all.body.slice(0, 2))
      all.expect('/0/record_id', second.id)
      all.expect('/1/record_id', first.id)
      const ofClient = await list({ client_id: client })
      ofClient.expect('/length', 1)
      ofClient.expect('/0/record_id', first.id)
      const page = await list({ worker_id: worker, limit: 1 })
      page.expect('', all.body.slice(0, 1))
      const next = await list({ worker_id: worker, before_id: all.body[0]!.id })
      next.expect('', all.body.slice(1))
      const { body: user } = await administrator.call('getSignedIn')
      const ofUser = await list({ worker_id: worker, user_id: user.id })
      ofUser.expect('', all.body)
      const ofReader = await list({ worker_id: worker, user_id: reader })
      ofReader.expect('', [])
      // The day is the server's, whose clock may differ from this one. A day on either side, because the clinic may be in any time zone.
      const day = all.body[0]!.at.slice(0, 10)
      const sameDays = await list({ worker_id: worker, from: addDays(day, -1), to: addDays(day, 1) })
      sameDays.expect('', all.body)
      const later = await list({ worker_id: worker, from: addDays(day, 2) })
      later.expect('', [])
      const earlier = await list({ worker_id: worker, to: addDays(day, -2) })
      earlier.expect('', [])
    },
  },
  {
    title: 'whoever may read only clients reads only their history, and that of sessions is refused',
    operations: ['listHistory', 'listSessionHistory'],
    run: async ({ createAgenda, createUser }) => {
      const { book, client } = await createAgenda()
      const { id } = await book()
      const { caller } = await createUser(['clients.read'])
      const own = await caller.call('listHistory', { query: { client_id: client } })
      const kinds = new Set<string>(own.body.map(({ kind }) => kind))
      own.check(kinds.has('client') && !kinds.has('session'), '', 'the client, and no session')
      await caller.call('listHistory', { query: { kind: 'session' } }, 403)
      await caller.call('listSessionHistory', { path: { id } }, 403)
    },
  },
  {
    title: 'the stream of events names the kind and the dates of a change, to whoever is signed in, and ends with the sign-in',
    operations: ['createSession', 'logout'],
    run: async ({ createAgenda, createUser, cleanUp }) => {
      const { book, today } = await createAgenda()
      const { caller } = await createUser()
      const { stream, expect } = await caller.openStream()
      cleanUp('close the stream of events', async () => stream.close())
      const date = addDays(today, 14)
      await book()
      expect(stream.status === 200, '/status', '200', String(stream.status))
      expect(stream.contentType.startsWith('text/event-stream'), '/headers/content-type', 'text/event-stream', stream.contentType)
      expect(await stream.waitFor(({ event }) => event === 'heartbeat'), '/body', 'the event heartbeat at the beginning')
      const isBooking = ({ event, data }: StreamEvent) => {
        const { kind, from, to } = data as Partial<ChangeEvent>
        return event === 'change' && kind === 'session' && from === date && to === date
      }
      expect(await stream.waitFor(isBooking), '/body', `the event change of a session on ${date}`)
      await caller.call('logout')
      expect(await stream.waitForEnd(), '/body', 'the end of the stream after the sign-out')
      const refused = await caller.openStream()
      refused.stream.close()
      refused.expect(refused.stream.status === 401, '/status', '401 without a sign-in', String(refused.stream.status))
    },
  },
]

export const history: TagScenarios = {
  tag: 'history',
  samples: {
    listHistory: async () => ({ query: { kind: 'session', limit: 1 } }),
    listSessionHistory: async ({ createAgenda }) => ({ path: { id: (await (await createAgenda()).book()).id } }),
    listChanges: async () => ({ query: { kind: 'session', limit: 1 } }),
    undoChange: async ({ administrator, createAgenda }) => {
      const { build } = await createAgenda()
      return { path: { id: getChangeId(await administrator.call('createSession', { body: build() })) } }
    },
  },
  scenarios: [...scenarios, ...wholeChanges, ...undoneSessions, ...undoneRecords, ...undoRefusals],
}
