import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import type { Scenario } from '../../scenario.ts'
import { bookLinked } from '../public-link/replies.ts'
import { bookSeries } from '../sessions/book-series.ts'
import { expectUndoAndRedo } from './undo.ts'

/** These scenarios are about what an undo restores of sessions and of what is about them. */
export const undoneSessions: Scenario[] = [
  {
    title: 'undoing a booking, a move, a state, a reminder or a deletion restores the session, and undoing that does it again',
    operations: [
      ...(['undoChange', 'createSession', 'updateSession', 'changeSessionState', 'markSessionReminded', 'deleteSession'] as const),
      ...(['createSessions', 'deleteSessions'] as const),
    ],
    run: async (context) => {
      context.needOperation('undoChange')
      const { administrator, createAgenda } = context
      const { build, client, other, today } = await createAgenda()
      const read = () => administrator.call('listSessions', { query: { client_id: client } })
      const restores = (change: Parameters<typeof expectUndoAndRedo>[1]) => expectUndoAndRedo(context, change, read)
      await restores(() => administrator.call('createSession', { body: build({ note: 'Trae informe.' }) }))
      const path = { id: (await read()).body[0]!.id }
      const session_date = addDays(today, 15)
      await restores(() => administrator.call('updateSession', { path, body: build({ session_date, note: 'Otra nota.' }) }))
      await restores(() => administrator.call('changeSessionState', { path, body: { state: 'canceled' } }))
      await restores(() => administrator.call('changeSessionState', { path, body: { state: 'confirmed' } }))
      await restores(() => administrator.call('updateSession', { path, body: build({ session_date, time: parseTimeOfDay('09:00') }) }))
      await restores(() => administrator.call('markSessionReminded', { path, body: { session_date } }))
      await restores(() => administrator.call('markSessionReminded', { path, body: { session_date, reminded: false } }))
      await restores(() => administrator.call('deleteSession', { path }))
      const sessions = [build(), build({ client_id: other, session_date: addDays(today, 21) })]
      await restores(() => administrator.call('createSessions', { body: { sessions } }))
      const [left] = (await read()).body
      const body = build({ session_date: addDays(today, 16), moved_from: { session_id: left!.id } })
      await restores(() => administrator.call('createSession', { body }))
      const held = build({ session_date: addDays(today, -14) })
      const { id } = (await administrator.call('createSession', { body: held })).body
      await restores(() => administrator.call('changeSessionState', { path: { id }, body: { state: 'confirmed', attended: true } }))
      const ids = (await read()).body.map(({ id }) => id)
      await restores(() => administrator.call('deleteSessions', { body: { ids } }))
    },
  },
  {
    title: 'undoing what was done to a date of a series, or its end, restores its dates, and undoing that does it again',
    operations: ['undoChange', 'changeSessionState', 'createSession', 'endSeries'],
    run: async (context) => {
      context.needOperation('undoChange')
      const { administrator } = context
      const { agenda, series, standing, dates } = await bookSeries(context)
      const { client, worker, today } = agenda
      const read = () => administrator.call('listSessions', { query: { client_id: client, from: today, to: addDays(today, 60) } })
      for (const [index, state] of (['canceled', 'postponed'] as const).entries()) {
        const body = { state, session_date: dates[index]! }
        await expectUndoAndRedo(context, () => administrator.call('changeSessionState', { path: { id: series }, body }), read)
      }
      const moved_from = { session_id: series, session_date: dates[2] }
      const moved = agenda.build({ session_date: addDays(dates[2], 1), moved_from })
      await expectUndoAndRedo(context, () => administrator.call('createSession', { body: moved }), read)
      const body = { client_id: client, worker_id: worker, day: getWeekday(today), time: standing.time, from_date: dates[0] }
      await expectUndoAndRedo(context, () => administrator.call('endSeries', { body }), read)
    },
  },
  {
    title: 'undoing the deletion of a session restores the reply of its client, and its entry of the waiting list',
    operations: ['undoChange', 'replyToSession', 'createWaitingEntry', 'createSession', 'deleteSession'],
    run: async (context) => {
      context.needOperation('undoChange')
      const { administrator, needTag } = context
      await needTag('waiting-list')
      const { agenda, id, reply } = await bookLinked(context)
      await reply('declined')
      const read = () => administrator.call('listSessions', { query: { client_id: agenda.client } })
      await expectUndoAndRedo(context, () => administrator.call('deleteSession', { path: { id } }), read)
      const { body: entry } = await administrator.call('createWaitingEntry', { body: { client_id: agenda.client } })
      const booking = { ...agenda.build({ session_date: addDays(agenda.today, 22) }), waiting_entry_id: entry.id }
      const { body: booked } = await administrator.call('createSession', { body: booking })
      await expectUndoAndRedo(context, () => administrator.call('deleteSession', { path: { id: booked.id } }), read)
    },
  },
]
