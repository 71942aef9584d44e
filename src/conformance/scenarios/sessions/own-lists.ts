import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekStart, splitDate } from '#domain/weeks.ts'
import { agendaTimes } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import type { Answer } from '../../exchange/answer.ts'
import type { Caller } from '../../exchange/caller.ts'
import { randomPassword } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { idsOf } from '../list-by-name.ts'
import { expectCounts } from './counts.ts'
import { monthOf, type Session, type Subject } from './period-lists.ts'
import { readingOperations } from './reading-samples.ts'

type Own = { caller: Caller; subject: Subject; date: string; ids: string[] }

/** Reads the lists that are narrowed to the caller's own sessions, and expects exactly those. Returns the lists. */
async function readNarrowed({ caller, subject, date, ids }: Own): Promise<Answer<Session[]>[]> {
  const lists = [
    await caller.call('listSessions'),
    await caller.call('listTurnWeek', { query: { turn_id: subject.turn, ...splitDate(date) } }),
    await caller.call('listSessions', { query: { from: date, to: date } }),
  ]
  for (const list of lists)
    list.check(idsOf(list).toSorted().join() === ids.toSorted().join(), '', `only their own sessions: ${ids}`, idsOf(list))
  return lists
}

/** Calls the lists of a client and of a worker, and expects those of the caller to be open and the others to be refused. */
async function expectOpen({ caller, subject, date }: Own, own: ('client' | 'worker')[]) {
  const { client, worker, turn } = subject
  const month = monthOf(date)
  const calls = [
    ['client', 'listClientMonth', { path: { id: client }, query: month }],
    ['client', 'listClientTurnMonth', { query: { client_id: client, turn_id: turn, ...month } }],
    ['client', 'listSessionsByClientAndTurn', { query: { client_id: client, turn_id: turn } }],
    ['worker', 'listWorkerMonth', { path: { id: worker }, query: month }],
    ['worker', 'listWorkerTurnMonth', { query: { worker_id: worker, turn_id: turn, ...month } }],
    ['worker', 'listSessionsByWorkerAndTurn', { query: { worker_id: worker, turn_id: turn } }],
  ] as const
  for (const [kind, operation, request] of calls) {
    const isOwn = own.includes(kind)
    const subject = `of ${isOwn ? 'the caller’s' : 'another'} ${kind}`
    await caller.send(operation, request, isOwn ? 200 : 403, { continueOnFailure: true, subject })
  }
}

/** Expects a session to be read by a caller who may, and another one not. */
async function expectReadable({ caller, ids }: Own, foreign: string) {
  for (const id of ids) await caller.call('getSession', { path: { id } })
  await caller.send('getSession', { path: { id: foreign } }, 403, { continueOnFailure: true, subject: 'a session of others' })
}

/** Expects the counts of the day to have these numbers of own sessions by worker, where the server counts sessions. */
async function expectOwnCounts({ has }: Context, { caller, date }: Own, numbers: Record<string, number>) {
  if (!has('countSessions')) return
  const counts = await caller.call('countSessions', { query: { from: date, to: date } })
  const expected = Object.entries(numbers).filter(([, number]) => number > 0)
  const groups = expected.map(([worker, number]) => `${getWeekStart(date)} ${worker} pending null ahead: ${number}`)
  expectCounts(counts, Object.keys(numbers), groups)
}

/** Signs a worker's user in again, who is a client with the same user from now on. Returns the id of that client. */
async function makeClient({ administrator, has }: Context, { caller, worker_id }: { caller: Caller; worker_id: string }): Promise<string> {
  const { person } = (await administrator.call('getWorker', { path: { id: worker_id } })).body
  const { body: client } = await administrator.call('createClient', { body: { person: { id: person.id } } })
  const { body: user } = await administrator.call('createUserFromClient', { body: { client_id: client.id } })
  const { name: username, password } = user
  const signIn = await caller.call('login', { body: { username, password } })
  if (signIn.body.password_temporary === true && has('changePassword'))
    await caller.call('changePassword', { body: { current_password: password, new_password: randomPassword() } })
  return client.id
}

/** The sessions that clients and workers see when they sign in. */
export const ownLists: Scenario[] = [
  {
    title: "a client's user sees their own sessions and no others, without notes, and of the worker only the names",
    operations: readingOperations,
    run: async (context) => {
      const { administrator, createAgenda, createClientUser } = context
      const { other, worker, turn, today, book } = await createAgenda()
      const { caller, client_id } = await createClientUser()
      const date = addDays(today, 14)
      const { id } = await book({ client_id, note: 'Viene con su abuela.' })
      const { id: foreign } = await book({ client_id: other, time: parseTimeOfDay('10:00') })
      const own: Own = { caller, subject: { client: client_id, worker, turn }, date, ids: [id] }
      const { person } = (await administrator.call('getWorker', { path: { id: worker } })).body
      const { name, father_last_name, mother_last_name } = person
      for (const list of [
        ...(await readNarrowed(own)),
        await caller.call('listClientMonth', { path: { id: client_id }, query: monthOf(date) }),
      ]) {
        list.expect('/0/note', null)
        list.expect('/0/worker/person', { name, father_last_name, mother_last_name })
        list.expect('/0/worker/positions', undefined)
      }
      const read = await caller.call('getSession', { path: { id } })
      read.expectFields({ note: null, worker: { id: worker, positions: undefined, person: { name, document: undefined } } })
      await expectReadable(own, foreign)
      await expectOpen(own, ['client'])
      await expectOpen({ ...own, subject: { client: other, worker, turn } }, [])
      const slot = { session_date: [date], time: agendaTimes.start_time, turn_id: turn }
      await caller.call('listAvailablePeople', { query: { ...slot, person_type: 'client' } }, 403)
      await expectOwnCounts(context, own, { [worker]: 1 })
      for (const query of [{ client_id: other }, { search: person.document }]) {
        const list = await caller.call('listSessions', { query })
        list.expect('', [])
      }
      const byName = await caller.call('listSessions', { query: { search: name } })
      byName.expectListed(id)
    },
  },
  {
    title: "a worker's user sees their own sessions and no others, with their notes",
    operations: readingOperations,
    run: async (context) => {
      const { createAgenda, createWorkerUser } = context
      const { client, other, worker, turn, today, book } = await createAgenda()
      const { caller, worker_id } = await createWorkerUser()
      const date = addDays(today, 14)
      const { id } = await book({ worker_id, note: 'Viene con su abuela.' })
      const { id: foreign } = await book({ client_id: other })
      const own: Own = { caller, subject: { client, worker: worker_id, turn }, date, ids: [id] }
      for (const list of await readNarrowed(own)) list.expect('/0/note', 'Viene con su abuela.')
      await expectReadable(own, foreign)
      await expectOpen(own, ['worker'])
      await expectOpen({ ...own, subject: { client: other, worker, turn } }, [])
      await expectOwnCounts(context, own, { [worker_id]: 1, [worker]: 0 })
      const list = await caller.call('listSessions', { query: { worker_id: worker } })
      list.expect('', [])
    },
  },
  {
    title: 'someone who is a client and a worker sees the sessions of both, and the notes of those as the worker',
    operations: readingOperations,
    run: async (context) => {
      const { createAgenda, createWorkerUser } = context
      const { other, worker, turn, today, book } = await createAgenda()
      const user = await createWorkerUser()
      const client_id = await makeClient(context, user)
      const { caller, worker_id } = user
      const date = addDays(today, 14)
      const { id: works } = await book({ worker_id, note: 'De la trabajadora.' })
      const { id: comes } = await book({ client_id, time: parseTimeOfDay('10:00'), note: 'De otro.' })
      const { id: foreign } = await book({ client_id: other, time: parseTimeOfDay('11:00') })
      const own: Own = { caller, subject: { client: client_id, worker: worker_id, turn }, date, ids: [works, comes] }
      for (const list of await readNarrowed(own))
        for (const [index, { id, note }] of list.body.entries())
          list.check(
            note === (id === works ? 'De la trabajadora.' : null),
            `/${index}/note`,
            'the note of a session as the worker, and null for one as the client',
          )
      await expectReadable(own, foreign)
      await expectOpen(own, ['client', 'worker'])
      await expectOpen({ ...own, subject: { client: other, worker, turn } }, [])
      await expectOwnCounts(context, own, { [worker_id]: 1, [worker]: 1 })
    },
  },
  {
    title: 'the public link of a client is shown only to callers who may read public links',
    operations: ['getSession', 'listTurnWeek'],
    run: async ({ administrator, createAgenda, createUser, needTag }) => {
      await needTag('public-link')
      const { client, worker, schedule, turn, today, book } = await createAgenda()
      const { id } = await book()
      const { body: url } = await administrator.call('generatePublicLink')
      await administrator.call('createPublicLink', { body: { schedule_id: schedule, worker_ids: [worker], client_id: client, url } })
      const { caller } = await createUser(['sessions.read'])
      for (const [reader, link] of [
        [administrator, url],
        [caller, null],
      ] as const) {
        const read = await reader.call('getSession', { path: { id } })
        read.expect('/client/public_link', link)
        const list = await reader.call('listTurnWeek', { query: { turn_id: turn, ...splitDate(addDays(today, 14)) } })
        list.expect('/0/client/public_link', link)
      }
    },
  },
]
