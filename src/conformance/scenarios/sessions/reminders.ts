import { setTimeout } from 'node:timers/promises'
import { addDays } from '#domain/weeks.ts'
import type { Caller } from '../../exchange/caller.ts'
import type { Scenario } from '../../scenario.ts'
import { bookSeries } from './book-series.ts'

/** Reminds a client again until the time is later, because two calls can come within one tick of the server's clock. Gives up after about a second. */
async function remindLater(caller: Caller, request: { path: { id: string }; body: { session_date: string } }, earlier: string) {
  for (let attempt = 1; ; attempt++) {
    const answer = await caller.call('markSessionReminded', request)
    if (attempt === 12 || Date.parse(answer.body.reminded_at!) > Date.parse(earlier)) return answer
    await setTimeout(100)
  }
}

/** These scenarios are about the reminders that staff sent to clients. */
export const reminders: Scenario[] = [
  {
    title: 'a dated session says when its client was reminded, keeps its version, and loses the reminder when it moves',
    operations: ['markSessionReminded', 'getSession', 'updateSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build, today } = await createAgenda()
      const date = addDays(today, 14)
      const { id } = await book()
      const before = await administrator.call('getSession', { path: { id } })
      before.check(before.body.reminded_at === undefined, '/reminded_at', 'nothing')
      const marked = await administrator.call('markSessionReminded', { path: { id }, body: { session_date: date } })
      marked.expectFields({ id, session_date: date, updated_at: before.body.updated_at })
      marked.check(marked.body.reminded_at !== undefined, '/reminded_at', 'when the client was reminded')
      const read = await administrator.call('getSession', { path: { id } })
      read.expect('/reminded_at', marked.body.reminded_at)
      const again = await remindLater(administrator, { path: { id }, body: { session_date: date } }, marked.body.reminded_at!)
      const isLater = Date.parse(again.body.reminded_at!) > Date.parse(marked.body.reminded_at!)
      again.check(isLater, '/reminded_at', `later than ${marked.body.reminded_at}`)
      await administrator.call('updateSession', { path: { id }, body: build({ session_date: addDays(today, 15) }) })
      const moved = await administrator.call('getSession', { path: { id } })
      moved.check(moved.body.reminded_at === undefined, '/reminded_at', 'nothing', moved.body.reminded_at)
    },
  },
  {
    title: 'one occurrence is marked as reminded without becoming an exception, and an exception that is made there has the reminder',
    operations: ['markSessionReminded', 'listSessions', 'changeSessionState'],
    run: async (context) => {
      const { agenda, series, dates } = await bookSeries(context)
      const { administrator } = context
      const list = async () => {
        const query = { from: dates[0], to: dates[2], client_id: agenda.client }
        return administrator.call('listSessions', { query })
      }
      const marked = await administrator.call('markSessionReminded', { path: { id: series }, body: { session_date: dates[1] } })
      marked.expectFields({ id: series, session_date: dates[1], standing: true })
      const { reminded_at } = marked.body
      const listed = await list()
      listed.expect(
        '',
        listed.body.map((session) => ({
          ...session,
          id: series,
          reminded_at: session.session_date === dates[1] ? reminded_at : undefined,
        })),
      )
      const changed = await administrator.call('changeSessionState', {
        path: { id: series },
        body: { state: 'confirmed', session_date: dates[1] },
      })
      changed.expect('/reminded_at', reminded_at)
      await administrator.call('markSessionReminded', { path: { id: series }, body: { session_date: dates[1] } }, 400)
    },
  },
  {
    title: 'a date on which a session does not take place cannot be marked as reminded',
    operations: ['markSessionReminded'],
    run: async (context) => {
      const { agenda, series, dates } = await bookSeries(context)
      const { id } = await agenda.book({ client_id: agenda.other, session_date: addDays(dates[0], 1) })
      for (const [session, date] of [
        [series, addDays(dates[1], 1)],
        [id, dates[1]],
      ] as const)
        await context.administrator.call('markSessionReminded', { path: { id: session }, body: { session_date: date } }, 400)
    },
  },
  {
    title: 'a reminder is taken back for one date of a standing session only',
    operations: ['markSessionReminded', 'listSessions'],
    run: async (context) => {
      const { series, dates } = await bookSeries(context)
      const remind = (session_date: string, reminded: boolean) =>
        context.administrator.call('markSessionReminded', { path: { id: series }, body: { session_date, reminded } })
      const left = await remind(dates[0], true)
      await remind(dates[1], true)
      for (const answer of [await remind(dates[1], false), await remind(dates[1], false)])
        answer.check(answer.body.reminded_at === undefined, '/reminded_at', 'nothing', answer.body.reminded_at)
      const { caller: reader } = await context.createUser(['sessions.read'])
      const first = await reader.call('listSessions', { query: { from: dates[0], to: dates[0] } })
      const session = first.body.find(({ id }) => id === series)
      first.check(session?.reminded_at === left.body.reminded_at, '/reminded_at', left.body.reminded_at!, session?.reminded_at)
    },
  },
  {
    title: 'a user who may change sessions may record reminders, and one who only reads them may not',
    operations: ['markSessionReminded'],
    run: async ({ createAgenda, createUser }) => {
      const { book, today } = await createAgenda()
      const { id } = await book()
      const request = { path: { id }, body: { session_date: addDays(today, 14) } }
      const { caller: reader } = await createUser(['sessions.read'])
      await reader.call('markSessionReminded', request, 403)
      const { caller: planner } = await createUser(['sessions.update'])
      await planner.call('markSessionReminded', request)
    },
  },
]
