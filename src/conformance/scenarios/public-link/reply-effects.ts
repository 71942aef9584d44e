import { addDays } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import type { Answer } from '../../exchange/answer.ts'
import type { Scenario } from '../../scenario.ts'
import { bookSeries } from '../sessions/book-series.ts'
import { listOperations, periodLists } from '../sessions/period-lists.ts'
import { createLink } from './create-link.ts'
import { bookLinked, prepareReplies, type Reply } from './replies.ts'

/** Expects the item at a pointer to have this reply, or none. */
function expectReply(answer: Answer<unknown>, reply: Reply, pointer = '') {
  answer.expect(`${pointer}/client_reply`, reply ?? undefined)
  if (reply === null) answer.expect(`${pointer}/client_replied_at`, undefined)
}

/** Expects every list of a period, and the public view, to show a session of a linked client with this reply, or none. */
async function expectShown(context: Context, { agenda, url, id, date }: Awaited<ReturnType<typeof bookLinked>>, reply: Reply) {
  for (const { read } of periodLists) {
    const list = await read(context.administrator, agenda, date)
    expectReply(list, reply, `/${list.body.findIndex((session) => session.id === id)}`)
  }
  for (const client_reply of ['confirmed', 'declined'] as const) {
    const query = { from: date, to: date, client_id: agenda.client, client_reply }
    const list = await context.administrator.call('listSessions', { query })
    list.expect('/length', client_reply === reply ? 1 : 0)
  }
  const view = await context.visitor.call('getPublicView', { path: { url }, query: { weeks: 5 } })
  view.expect(`/sessions/${view.body.sessions.findIndex((session) => session.id === id)}/client_reply`, reply ?? undefined)
}

/** These scenarios are about what becomes of a reply: where it is shown, and what a later one makes of it. */
export const replyEffects: Scenario[] = [
  {
    title: 'a reply is in every list and in the public view, and in none of them once it is taken back',
    operations: ['replyToSession', 'getPublicView', ...listOperations],
    run: async (context) => {
      const linked = await bookLinked(context)
      for (const reply of ['declined', 'confirmed', null] as const) {
        await linked.reply(reply)
        await expectShown(context, linked, reply)
      }
    },
  },
  {
    title: 'a client who declined takes that back, or confirms later, and the same reply once more changes nothing',
    operations: ['replyToSession', 'getSession'],
    run: async (context) => {
      const { reply, read } = await bookLinked(context)
      await reply('declined')
      const taken = await reply(null)
      taken.expectFields({ state: 'pending', client_reply: undefined })
      expectReply(await read(), null)
      for (const [kind, state] of [
        ['declined', 'pending'],
        ['confirmed', 'confirmed'],
      ] as const) {
        const replied = await reply(kind)
        replied.expectFields({ state, client_reply: kind })
        const first = await read()
        first.expectFields({ state, client_reply: kind })
        const repeated = await reply(kind)
        repeated.expect('', replied.body)
        const second = await read()
        second.expect('', first.body)
      }
      await reply(null)
      const last = await read()
      last.expect('/state', 'pending')
      expectReply(last, null)
    },
  },
  {
    title: 'a session that staff have confirmed stays confirmed, whatever its client replies',
    operations: ['replyToSession', 'getSession'],
    run: async (context) => {
      const { reply, read } = await bookLinked(context, { state: 'confirmed' })
      for (const kind of ['confirmed', null, 'declined', null] as const) {
        const replied = await reply(kind)
        replied.expectFields({ state: 'confirmed', client_reply: kind ?? undefined })
        const stored = await read()
        stored.expect('/state', 'confirmed')
        expectReply(stored, kind)
      }
    },
  },
  {
    title:
      'a date of a standing session that was confirmed by the link is declined by the id of its exception, which stays once staff have changed it',
    operations: ['replyToSession', 'getSession', 'updateSession'],
    run: async (context) => {
      const { administrator } = context
      const { agenda, series, dates } = await bookSeries(context)
      const { link } = await createLink(context, agenda)
      const { send, read } = prepareReplies(context, link.url)
      const first = await send(series, dates[1], 'confirmed')
      first.expectFields({ standing: false, series_id: series })
      const declined = await send(first.body.id, dates[1], 'declined')
      declined.expectFields({ id: series, session_date: dates[1], state: 'pending', standing: true, client_reply: 'declined' })
      await administrator.call('getSession', { path: { id: first.body.id } }, 404)
      const second = await send(series, dates[1], 'confirmed')
      const { id } = second.body
      const body = agenda.build({ session_date: dates[1], state: 'confirmed', note: 'Trae informe.' })
      await administrator.call('updateSession', { path: { id }, body })
      const taken = await send(series, dates[1], null)
      taken.expectFields({ id, state: 'confirmed', standing: false, client_reply: undefined })
      const kept = await read(id)
      kept.expect('/state', 'confirmed')
      expectReply(kept, null)
    },
  },
  {
    title: 'a reply is taken for a session of the client in any schedule',
    operations: ['replyToSession'],
    run: async (context) => {
      const { link, agenda } = await createLink(context)
      const { turn: turn_id } = await createTurn(context.administrator)
      const date = addDays(agenda.today, 15)
      const { id } = await agenda.book({ turn_id, session_date: date })
      const replied = await prepareReplies(context, link.url).send(id, date, 'declined')
      replied.expectFields({ id, turn_id, client_reply: 'declined' })
    },
  },
]
