import { createRandomId } from '#api/random-id.ts'
import { addDays } from '#domain/weeks.ts'
import type { Scenario } from '../../scenario.ts'
import { createLink } from '../public-link/create-link.ts'
import { prepareReplies } from '../public-link/replies.ts'
import { getChangeId, undo } from './undo.ts'

/** These scenarios are about the conflicts of an undo, and about who may undo. */
export const undoRefusals: Scenario[] = [
  {
    title: 'what was changed since, and a slot that was taken meanwhile, are conflicts of an undo, which then changes nothing',
    operations: ['undoChange', 'updateSession', 'deleteSession', 'createSession'],
    run: async (context) => {
      context.needOperation('undoChange')
      const { administrator, createAgenda } = context
      const { book, build, other } = await createAgenda()
      const { id } = await book()
      const path = { id }
      const noted = getChangeId(await administrator.call('updateSession', { path, body: build({ note: 'Trae informe.' }) }))
      await administrator.call('updateSession', { path, body: build({ note: 'Otra nota.' }) })
      const refused = await administrator.call('undoChange', { path: { id: noted } }, 409)
      refused.expect('/error/details/length', 1)
      refused.expectFields({ path: 'session', id }, '/error/details/0')
      const read = await administrator.call('getSession', { path })
      read.expect('/note', 'Otra nota.')
      const deleted = getChangeId(await administrator.call('deleteSession', { path }))
      const rival = await book({ client_id: other })
      const taken = await administrator.call('undoChange', { path: { id: deleted } }, 409)
      taken.expectFields({ path: 'worker_id', id: rival.id }, '/error/details/0')
      await administrator.call('getSession', { path }, 404)
    },
  },
  {
    title: 'a change that was undone is not undone once more, until it was done again',
    operations: ['undoChange', 'createSession'],
    run: async (context) => {
      context.needOperation('undoChange')
      const { administrator, createAgenda } = context
      const id = getChangeId(await administrator.call('createSession', { body: (await createAgenda()).build() }))
      const undoId = await undo(context, id)
      await administrator.call('undoChange', { path: { id } }, 409)
      await undo(context, undoId)
      await undo(context, id)
    },
  },
  {
    title: 'a change is undone by its author alone, as far as the access of now reaches, and others find only what they may read',
    operations: ['undoChange', 'createSession'],
    run: async (context) => {
      context.needOperation('undoChange')
      const { administrator, createAgenda, createUser, findAccessIds } = context
      const { build } = await createAgenda()
      const author = await createUser(['sessions.register'])
      const path = { id: getChangeId(await author.caller.call('createSession', { body: build() })) }
      const [reader, outsider] = [await createUser(['sessions.read']), await createUser()]
      await reader.caller.call('undoChange', { path }, 403)
      await outsider.caller.call('undoChange', { path }, 404)
      await administrator.call('undoChange', { path: { id: createRandomId() } }, 404)
      const access_ids = await findAccessIds(['sessions.register'])
      await administrator.call('takeUserAccess', { path: { id: author.id }, body: { access_ids } })
      const refused = await author.caller.call('undoChange', { path }, 403)
      refused.expectFields({ path: 'access', message: 'sessions.register' }, '/error/details/0')
    },
  },
  {
    title: "a client's later reply of not coming stays after an undo, and one about a session that would go is a conflict",
    operations: ['undoChange', 'replyToSession'],
    run: async (context) => {
      context.needOperation('undoChange')
      const { administrator } = context
      const { agenda, link } = await createLink(context)
      const { send: reply, read } = prepareReplies(context, link.url)
      const [date, later] = [addDays(agenda.today, 14), addDays(agenda.today, 21)]
      const path = { id: (await agenda.book()).id }
      const noted = getChangeId(await administrator.call('updateSession', { path, body: agenda.build({ note: 'Trae informe.' }) }))
      await reply(path.id, date, 'declined')
      await undo(context, noted)
      const kept = await read(path.id)
      kept.expectFields({ note: null, client_reply: 'declined' })
      const booking = await administrator.call('createSession', { body: agenda.build({ session_date: later }) })
      const booked = getChangeId(booking)
      for (const kind of ['declined', 'confirmed'] as const) {
        await reply(booking.body.id, later, kind)
        await administrator.call('undoChange', { path: { id: booked } }, 409)
        const stays = await read(booking.body.id)
        stays.expect('/client_reply', kind)
      }
      await reply(booking.body.id, later, null)
      await undo(context, booked)
    },
  },
]
