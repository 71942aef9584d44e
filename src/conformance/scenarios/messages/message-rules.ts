import type { OperationId } from '#api/operation.ts'
import { addDays } from '#domain/weeks.ts'
import { agendaTimes } from '../../agenda.ts'
import type { Request } from '../../exchange/exchange.ts'
import type { Scenario } from '../../scenario.ts'
import { getChangeId, undo } from '../history/undo.ts'
import { leaveMessage, listUntold } from './leave-message.ts'

/** The second slot of the agenda's turn. */
const later = agendaTimes.start_time + agendaTimes.session_duration + agendaTimes.break_duration

/** These scenarios say which messages a change leaves, and what becomes of them. */
export const messageScenarios: Scenario[] = [
  {
    title: 'a session that is moved, canceled or ended leaves a message to its client, and one that is booked or past leaves none',
    operations: ['listMessages'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, client, worker, today } = await createAgenda()
      const { id } = await book()
      const past = await book({ session_date: addDays(today, -14) })
      await administrator.call('changeSessionState', { path: past, body: { state: 'canceled' } })
      ;(await listUntold(context, client)).expect('/length', 0)
      await administrator.call('updateSession', { path: { id }, body: build({ time: later }) })
      const moved = await listUntold(context, client)
      moved.expectFields({ kind: 'moved', channel: 'manual', state: 'to-tell', client_id: client, session_ids: [id], told_at: null }, '/0')
      moved.expect('/0/first_date', addDays(today, 14))
      moved.check(moved.body[0]?.summary !== '', '/0/summary', 'a sentence', moved.body[0]?.summary)
      const other = await book()
      await administrator.call('changeSessionState', { path: other, body: { state: 'canceled' } })
      const series = build({ session_date: null, time: later + 60 })
      await administrator.call('createSession', { body: series })
      const end = { client_id: client, worker_id: worker, day: series.day, time: series.time, from_date: addDays(today, 30) }
      await administrator.call('endSeries', { body: end })
      const all = await listUntold(context, client)
      const kinds = all.body.map(({ kind }) => kind).join()
      all.check(kinds === 'moved,canceled,ended', '', 'moved, canceled and ended, the oldest first', kinds)
      all.expectHeader('x-total-count', '3')
    },
  },
  {
    title: 'a session that is booked in place of another one, or of an occurrence, is told as one move',
    operations: ['listMessages', 'createSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, client, today } = await createAgenda()
      const { id } = await book()
      const { id: series } = await book({ session_date: null, time: later })
      const places = [{ session_id: id }, { session_id: series, session_date: addDays(today, 21) }]
      for (const [index, moved_from] of places.entries()) {
        const moved = build({ session_date: addDays(today, 15 + index), moved_from })
        await administrator.call('createSession', { body: moved })
        const untold = await listUntold(context, client)
        untold.expect('/length', index + 1)
        untold.expect(`/${index}/kind`, 'moved')
      }
      const last = await book({ time: later + 60 })
      const known = build({ session_date: addDays(today, 17), moved_from: { session_id: last.id }, client_knows: true })
      await administrator.call('createSession', { body: known })
      ;(await listUntold(context, client)).expect('/length', places.length)
    },
  },
  {
    title: 'a client who knows of a change has no message of it',
    operations: ['listMessages'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, client } = await createAgenda()
      const { id } = await book()
      const client_knows = true
      await administrator.call('updateSession', { path: { id }, body: { ...build({ time: later }), client_knows } })
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'postponed', client_knows } })
      ;(await listUntold(context, client)).expect('/length', 0)
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'pending', client_knows } })
      await administrator.call('deleteSession', { path: { id }, query: { client_knows } })
      const { id: second } = await book()
      await administrator.call('changeSessions', { body: { steps: [{ delete: { id: second, client_knows } }] } })
      ;(await listUntold(context, client)).expect('/length', 0)
    },
  },
  {
    title: 'what a client was not told is one message from where the client knows the session, and none when it is there again',
    operations: ['listMessages'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, client } = await createAgenda()
      const { id } = await book()
      const move = (time: number) => administrator.call('updateSession', { path: { id }, body: build({ time }) })
      await move(later)
      await move(later + 60)
      const moved = await listUntold(context, client)
      moved.expect('/length', 1)
      moved.expectFields({ kind: 'moved', session_ids: [id] }, '/0')
      await move(agendaTimes.start_time)
      ;(await listUntold(context, client)).expect('/length', 0)
    },
  },
  {
    title: 'undoing a change takes back what was not told, and tells again what was',
    operations: ['listMessages', 'undoChange'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, client } = await createAgenda()
      const { id } = await book()
      const move = async () => getChangeId(await administrator.call('updateSession', { path: { id }, body: build({ time: later }) }))
      await undo(context, await move())
      ;(await listUntold(context, client)).expect('/length', 0)
      const moved = await move()
      const untold = await listUntold(context, client)
      await administrator.call('markMessageTold', { path: { id: untold.body[0]!.id } })
      await undo(context, moved)
      const restored = await listUntold(context, client)
      restored.expect('/length', 1)
      restored.expectFields({ kind: 'restored', session_ids: [id] }, '/0')
    },
  },
  {
    title: 'a message that was told says when and by whom, and a message is told or dropped once',
    operations: ['markMessageTold', 'dropMessage', 'listMessages'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const told = await leaveMessage(context, agenda)
      await administrator.call('markMessageTold', { path: { id: told } })
      await administrator.call('markMessageTold', { path: { id: told } })
      const list = await administrator.call('listMessages', { query: { client_id: agenda.client, state: 'told' } })
      list.expectFields({ id: told, state: 'told' }, '/0')
      list.check(typeof list.body[0]?.told_at === 'string', '/0/told_at', 'a time')
      list.check(typeof list.body[0]?.told_by === 'string', '/0/told_by', 'the id of a user')
      await administrator.send('dropMessage', { path: { id: told } }, 409, { continueOnFailure: true, subject: 'a message that is told' })
      const dropped = await leaveMessage(context, { ...agenda, ...(await createAgenda()) })
      await administrator.call('dropMessage', { path: { id: dropped } })
      await administrator.send('markMessageTold', { path: { id: dropped } }, 409, { continueOnFailure: true, subject: 'a dropped message' })
      ;(await listUntold(context, agenda.client)).expect('/length', 0)
    },
  },
  {
    title: 'messages are read with access to sessions and clients, settled with access to change sessions, and go with their client',
    operations: ['listMessages', 'markMessageTold', 'dropMessage'],
    run: async (context) => {
      const { administrator, createAgenda, createUser } = context
      for (const [codes, operation, success] of [
        [['sessions.read', 'clients.read'], 'listMessages', 200],
        [['sessions.read'], 'listMessages', 403],
        [['clients.read'], 'listMessages', 403],
        [['sessions.update'], 'markMessageTold', 204],
        [['sessions.update'], 'dropMessage', 204],
        [['sessions.read', 'clients.read'], 'dropMessage', 403],
        [['sessions.register'], 'markMessageTold', 403],
      ] as const satisfies [string[], OperationId, number][]) {
        const agenda = await createAgenda()
        const request: Request = { path: { id: await leaveMessage(context, agenda) } }
        const { caller } = await createUser([...codes])
        await caller.send(operation, operation === 'listMessages' ? {} : request, success, {
          continueOnFailure: true,
          subject: `with ${codes.join(' and ')}`,
        })
      }
      const agenda = await createAgenda()
      const id = await leaveMessage(context, agenda)
      await administrator.call('deleteClient', { path: { id: agenda.client } })
      const left = await administrator.call('listMessages', { query: { state: 'to-tell' } })
      left.check(!left.body.some((message) => message.id === id), '', 'no message to a deleted client')
      await administrator.send('markMessageTold', { path: { id } }, 404, {
        continueOnFailure: true,
        subject: 'a message to a deleted client',
      })
    },
  },
]
