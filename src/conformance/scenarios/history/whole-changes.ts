import { addDays } from '#domain/weeks.ts'
import type { Scenario } from '../../scenario.ts'
import { bookSeries } from '../sessions/book-series.ts'
import { getChangeId } from './undo.ts'

/** These scenarios are about the list of changes, each as a whole. */
export const wholeChanges: Scenario[] = [
  {
    title: 'the list of changes has everything that one call changed as one change, page by page, and names what an undo undoes',
    operations: ['listChanges', 'createSessions', 'undoChange'],
    run: async (context) => {
      for (const id of ['listChanges', 'undoChange'] as const) context.needOperation(id)
      const { administrator, createAgenda } = context
      const { build, client, other, worker, today } = await createAgenda()
      const sessions = [build(), build({ client_id: other, session_date: addDays(today, 15) })]
      const made = await administrator.call('createSessions', { body: { sessions } })
      const changeId = getChangeId(made)
      const list = (query: object = {}) => administrator.call('listChanges', { query: { kind: 'session', worker_id: worker, ...query } })
      const booked = await list()
      const user = await administrator.call('getSignedIn')
      const fields = { change_id: changeId, user_id: user.body.id, operation: 'createSessions', undoes: null, count: 2 }
      booked.expectFields(fields, '/0')
      booked.expect('/length', 1)
      booked.expect('/0/session_actions', [{ action: 'booked', count: 2 }])
      const records = booked.body[0]!.entries.map(({ record_id }) => record_id)
      booked.check([...made.body].sort().join() === [...records].sort().join(), '/0/entries', `the records ${made.body}`, records)
      booked.check(booked.body[0]!.entries[0]!.id > booked.body[0]!.entries[1]!.id, '/0/entries', 'the newest entry first')

      const undone = await administrator.call('undoChange', { path: { id: changeId } })
      const both = await list()
      both.expect('/length', 2)
      both.expect('/0', undone.body)
      both.expectFields({ operation: 'undoChange', undoes: changeId, redoes: null, count: 2 }, '/0')
      both.expect('/0/session_actions', [{ action: 'booked', count: 2 }])
      const page = await list({ limit: 1 })
      page.expect('', both.body.slice(0, 1))
      const next = await list({ before_id: both.body[0]!.entries[0]!.id })
      next.expect('', both.body.slice(1))
      const ofOther = await administrator.call('listChanges', { query: { kind: 'session', client_id: other } })
      ofOther.expect('/length', 2)
      ofOther.expectFields({ change_id: changeId, count: 2 }, '/1')
      ofOther.check(ofOther.body[1]!.entries[0]!.record_id === made.body[1], '/1/entries/0/record_id', 'the entry that the filter asks for')
      const ofClient = await administrator.call('listChanges', { query: { kind: 'session', client_id: client, user_id: user.body.id } })
      ofClient.expect('/length', 2)
      const redone = await administrator.call('undoChange', { path: { id: getChangeId(undone) } })
      redone.expectFields({ undoes: getChangeId(undone), redoes: changeId, session_actions: [{ action: 'booked', count: 2 }] })
    },
  },
  {
    title: 'a change of many records shows 20 entries and counts what they leave out',
    operations: ['listChanges', 'createSessions'],
    run: async (context) => {
      context.needOperation('listChanges')
      const { administrator, createAgenda } = context
      const { build, client, today } = await createAgenda()
      const sessions = Array.from({ length: 25 }, (_, week) => build({ session_date: addDays(today, 14 + 7 * week) }))
      await administrator.call('createSessions', { body: { sessions } })
      const booked = await administrator.call('listChanges', { query: { client_id: client, kind: 'session' } })
      booked.expectFields({ count: 25, left_out: 5, session_actions: [{ action: 'booked', count: 25 }] }, '/0')
      booked.expect('/0/entries/length', 20)
    },
  },
  {
    title: 'what happened to a date of a series is told as that, and the changes of a session are those that concern it',
    operations: ['listChanges', 'changeSessions', 'changeSessionState'],
    run: async (context) => {
      context.needOperation('listChanges')
      context.needOperation('changeSessions')
      const { administrator } = context
      const { agenda, series, standing, dates } = await bookSeries(context)
      const list = (query: object = {}) =>
        administrator.call('listChanges', { query: { client_id: agenda.client, kind: 'session', ...query } })
      const [date, other] = dates
      const occurrence = { ...standing, session_date: date, starts_on: undefined, ends_on: undefined }
      const moved = agenda.build({ session_date: addDays(date, 1), time: standing.time })
      const steps = [{ create: { ...occurrence, state: 'postponed' as const } }, { create: moved }]
      const made = await administrator.call('changeSessions', { body: { steps } })
      const id = made.body.results[1]!.create!.id
      await administrator.call('changeSessionState', { path: { id: series }, body: { state: 'canceled', session_date: other } })
      const all = await list({ limit: 2 })
      all.expect('/0/session_actions', [{ action: 'canceled', count: 1 }])
      all.expect('/1/session_actions', [{ action: 'moved', count: 1 }])
      all.expectFields({ client_id: agenda.client, day: standing.day, time: standing.time }, '/0/entries/0/series')
      const ofSession = await list({ session_id: id })
      ofSession.expect('/length', 1)
      ofSession.check(ofSession.body[0]!.entries[0]!.record_id === id, '/0/entries/0/record_id', 'the session first')
    },
  },
  {
    title: 'a change shows and counts only what the caller may read, and a kind that he may not read is refused',
    operations: ['listChanges'],
    run: async (context) => {
      context.needOperation('listChanges')
      const { administrator, createAgenda, createUser, needTag } = context
      await needTag('availability')
      const { book, client, worker, today } = await createAgenda()
      const { id } = await book()
      const date = addDays(today, 14)
      await administrator.call('replaceWorkerWorkingHours', { path: { id: worker }, body: [{ day: 0, start_time: 0, end_time: 60 }] })
      await administrator.call('changeSessionState', {
        path: { id },
        query: { override: true },
        body: { state: 'pending', accepted: true },
      })
      await administrator.call('createAbsence', { body: { worker_id: worker, from_date: date, to_date: date } })
      const expectKinds = async (code: string, kinds: string[]) => {
        const { caller } = await createUser([code])
        const list = await caller.call('listChanges', { query: { worker_id: worker, limit: 1 } })
        list.expectFields({ operation: 'createAbsence', count: kinds.length }, '/0')
        const listed = list.body[0]!.entries.map(({ kind }) => kind as string).sort()
        list.check(listed.join() === kinds.join(), '/0/entries', `entries of ${kinds}`, listed)
      }
      await expectKinds('access.read', ['absence', 'session'])
      await expectKinds('sessions.read', ['session'])
      await expectKinds('workers.read', ['absence'])
      const { caller } = await createUser(['clients.read'])
      const own = await caller.call('listChanges', { query: { client_id: client } })
      own.check(own.body.length > 0 && own.body.every(({ entries }) => entries.every(({ kind }) => kind !== 'session')), '', 'no session')
      await caller.call('listChanges', { query: { kind: 'session' } }, 403)
    },
  },
]
