import { addDays } from '#domain/weeks.ts'
import type { SessionInput } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import type { Scenario } from '../../scenario.ts'
import { bookSeries } from '../sessions/book-series.ts'
import { createLink } from './create-link.ts'

export type Reply = 'confirmed' | 'declined' | null

/** Books a session of a linked client, and returns it with the call that replies to a session by the link. */
export async function bookLinked(context: Context, fields: Partial<SessionInput> = {}) {
  const { link, agenda } = await createLink(context)
  const { id } = await agenda.book(fields)
  const date = addDays(agenda.today, 14)
  const { send, read } = prepareReplies(context, link.url)
  return { agenda, url: link.url, id, date, reply: (reply: Reply) => send(id, date, reply), read: () => read(id) }
}

export function prepareReplies({ visitor, administrator }: Context, url: string) {
  return {
    send: (id: string, session_date: string, reply: Reply) =>
      visitor.call('replyToSession', { path: { url, id }, body: { session_date, reply } }),
    read: (id: string) => administrator.call('getSession', { path: { id } }),
  }
}

/** These scenarios are about what clients answer by their link. */
export const replies: Scenario[] = [
  {
    title: 'a client confirms a pending session by the link, and taking that back makes it pending again unless staff changed it since',
    operations: ['replyToSession', 'getSession', 'updateSession'],
    run: async (context) => {
      const { agenda, id, date, reply, read } = await bookLinked(context)
      const confirmed = await reply('confirmed')
      confirmed.expectFields({ id, is_assigned: true, session_date: date, state: 'confirmed', client_reply: 'confirmed' })
      const stored = await read()
      stored.expectFields({ state: 'confirmed', client_reply: 'confirmed' })
      stored.check(stored.body.client_replied_at !== undefined, '/client_replied_at', 'when the client replied')
      const taken = await reply(null)
      taken.expect('/state', 'pending')
      const again = await read()
      again.expect('/state', 'pending')
      again.check(again.body.client_reply === undefined, '/client_reply', 'nothing', again.body.client_reply)
      await reply('confirmed')
      await context.administrator.call('updateSession', { path: { id }, body: agenda.build({ note: 'Trae informe.' }) })
      await reply(null)
      const kept = await read()
      kept.expectFields({ state: 'confirmed' })
      kept.check(kept.body.client_reply === undefined, '/client_reply', 'nothing', kept.body.client_reply)
    },
  },
  {
    title: 'a client who declines leaves the state to the clinic, and staff who confirm the session end the reply',
    operations: ['replyToSession', 'getSession', 'changeSessionState', 'listSessions'],
    run: async (context) => {
      const { agenda, id, date, reply, read } = await bookLinked(context)
      await agenda.book({ session_date: addDays(date, 1) })
      const list = (client_reply: 'confirmed' | 'declined') =>
        context.administrator.call('listSessions', { query: { from: date, to: addDays(date, 6), client_id: agenda.client, client_reply } })
      const declined = await reply('declined')
      declined.expectFields({ state: 'pending', client_reply: 'declined' })
      const listed = await list('declined')
      listed.expect(
        '',
        listed.body.map((session) => ({ ...session, id, client_reply: 'declined' })),
      )
      listed.check(listed.body.length === 1, '', 'the declined session only', listed.body)
      const confirmed = await list('confirmed')
      confirmed.check(confirmed.body.length === 0, '', 'an empty list', confirmed.body)
      await context.administrator.call('changeSessionState', { path: { id }, body: { state: 'confirmed' } })
      const settled = await read()
      settled.expectFields({ state: 'confirmed' })
      settled.check(settled.body.client_reply === undefined, '/client_reply', 'nothing', settled.body.client_reply)
    },
  },
  {
    title: 'a client who confirmed and then declines takes the confirmation back',
    operations: ['replyToSession', 'getSession'],
    run: async (context) => {
      const { reply, read } = await bookLinked(context)
      await reply('confirmed')
      const declined = await reply('declined')
      declined.expectFields({ state: 'pending', client_reply: 'declined' })
      const stored = await read()
      stored.expectFields({ state: 'pending', client_reply: 'declined' })
    },
  },
  {
    title: 'a date of a standing session is declined without an exception and confirmed by one, which is gone when the reply is taken back',
    operations: ['replyToSession', 'listSessions'],
    run: async (context) => {
      const { agenda, series, dates } = await bookSeries(context)
      const { link } = await createLink(context, agenda)
      const { send } = prepareReplies(context, link.url)
      const readDate = async () => {
        const query = { from: dates[0], to: dates[2], client_id: agenda.client }
        const listed = await context.administrator.call('listSessions', { query })
        const others = listed.body.filter(({ session_date }) => session_date !== dates[1])
        listed.check(
          others.every(({ id, client_reply }) => id === series && client_reply === undefined),
          '',
          'the other dates as they were',
          others,
        )
        return { listed, index: listed.body.findIndex(({ session_date }) => session_date === dates[1]) }
      }
      const declined = await send(series, dates[1], 'declined')
      declined.expectFields({ id: series, session_date: dates[1], standing: true, client_reply: 'declined' })
      const first = await readDate()
      first.listed.expect(`/${first.index}/id`, series)
      first.listed.expect(`/${first.index}/client_reply`, 'declined')
      const confirmed = await send(series, dates[1], 'confirmed')
      confirmed.expectFields({ session_date: dates[1], state: 'confirmed', standing: false, client_reply: 'confirmed' })
      const second = await readDate()
      second.listed.expect(`/${second.index}/id`, confirmed.body.id)
      second.listed.expect(`/${second.index}/state`, 'confirmed')
      const taken = await send(series, dates[1], null)
      taken.expectFields({ id: series, session_date: dates[1], state: 'pending', standing: true })
      const third = await readDate()
      third.listed.expect(`/${third.index}/id`, series)
    },
  },
  {
    title: 'a reply ends when its session moves, is given to another worker or is deleted',
    operations: ['replyToSession', 'getSession', 'updateSession', 'deleteSession'],
    run: async (context) => {
      const { agenda, id, date, reply, read } = await bookLinked(context)
      const { administrator } = context
      const expectNone = async () => {
        const session = await read()
        session.check(session.body.client_reply === undefined, '/client_reply', 'nothing', session.body.client_reply)
      }
      const { id: worker_id } = await context.createWorker()
      for (const change of [{ session_date: addDays(date, 1) }, { worker_id }]) {
        await reply('declined')
        await administrator.call('updateSession', { path: { id }, body: agenda.build(change) })
        await expectNone()
        await administrator.call('updateSession', { path: { id }, body: agenda.build() })
        await expectNone()
      }
      await reply('declined')
      await administrator.call('deleteSession', { path: { id } })
      const { id: bookedAgain } = await agenda.book()
      const session = await administrator.call('getSession', { path: { id: bookedAgain } })
      session.check(session.body.client_reply === undefined, '/client_reply', 'nothing', session.body.client_reply)
    },
  },
  {
    title: 'only an upcoming active session of the client of the link takes a reply, on a date of it',
    operations: ['replyToSession'],
    run: async (context) => {
      const { agenda, url, id, date } = await bookLinked(context)
      const { administrator, visitor } = context
      const tomorrow = addDays(date, 1)
      const past = addDays(agenda.today, -14)
      const { id: foreign } = await agenda.book({ client_id: agenda.other, session_date: tomorrow })
      const { id: over } = await agenda.book({ session_date: past })
      const ofOthers = { path: { url, id: foreign }, body: { session_date: tomorrow, reply: 'confirmed' as const } }
      await visitor.call('replyToSession', ofOthers, 404)
      const own = { path: { url, id }, body: { session_date: date, reply: 'confirmed' as const } }
      await visitor.call('replyToSession', { ...own, path: { url: `${url.slice(1)}A`, id } }, 404)
      await visitor.call('replyToSession', { ...own, body: { ...own.body, session_date: tomorrow } }, 400)
      await visitor.call('replyToSession', { path: { url, id: over }, body: { session_date: past, reply: 'declined' } }, 409)
      for (const state of ['canceled', 'postponed'] as const) {
        await administrator.call('changeSessionState', { path: { id }, body: { state } })
        await visitor.call('replyToSession', own, 409)
      }
    },
  },
  {
    title: 'the public view shows the reply to each of the client’s sessions, and says that replies are taken',
    operations: ['getPublicView', 'replyToSession'],
    run: async (context) => {
      const { url, id, date, reply } = await bookLinked(context)
      await reply('declined')
      const view = await context.visitor.call('getPublicView', { path: { url }, query: { weeks: 5 } })
      view.expect('/takes_replies', true)
      const shown = view.body.sessions.findIndex((session) => session.id === id && session.session_date === date)
      view.expect(`/sessions/${shown}/client_reply`, 'declined')
    },
  },
]
