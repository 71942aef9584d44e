import { createRandomId } from '#api/random-id.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { getDetails } from '../../exchange/refusal-details.ts'
import type { Scenario } from '../../scenario.ts'
import { expectOnDate } from './on-date.ts'

/** Sessions that are deleted, one by one and together. */
export const sessionDeletions: Scenario[] = [
  {
    title: 'a deleted session is gone from lookups, changes and lists, and its slot is free',
    operations: ['deleteSession', 'getSession', 'updateSession', 'changeSessionState', 'listTurnWeek'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const date = addDays(agenda.today, 14)
      const { id } = await agenda.book()
      await administrator.call('deleteSession', { path: { id } })
      const options = { continueOnFailure: true, blame: 'deleteSession', subject: 'a deleted session' } as const
      await administrator.send('getSession', { path: { id } }, 404, options)
      await administrator.send('updateSession', { path: { id }, body: agenda.build() }, 404, options)
      await administrator.send('changeSessionState', { path: { id }, body: { state: 'confirmed' } }, 404, options)
      await administrator.send('deleteSession', { path: { id } }, 404, { continueOnFailure: true, subject: 'for the second time' })
      await expectOnDate(context, agenda, date, [])
      const rival = agenda.build({ client_id: agenda.other })
      await administrator.send('createSession', { body: rival }, 201, { ...options, subject: 'the slot of a deleted session' })
    },
  },
  {
    title: 'several sessions are deleted together, unknown ids are ignored, and the response has those that were deleted',
    operations: ['deleteSessions', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book } = await createAgenda()
      const [first, standing, kept] = [
        await book(),
        await book({ session_date: null, time: parseTimeOfDay('10:00') }),
        await book({ time: parseTimeOfDay('11:00') }),
      ]
      const ids = [first.id, createRandomId(), standing.id]
      const answer = await administrator.call('deleteSessions', { body: { ids } })
      const expected = [first.id, standing.id]
      answer.check(answer.body.toSorted().join() === expected.toSorted().join(), '', `the ids ${expected}`)
      for (const { id } of [first, standing])
        await administrator.send('getSession', { path: { id } }, 404, {
          continueOnFailure: true,
          blame: 'deleteSessions',
          subject: 'a deleted one',
        })
      await administrator.send('getSession', { path: { id: kept.id } }, 200, {
        continueOnFailure: true,
        blame: 'deleteSessions',
        subject: 'another',
      })
      const again = await administrator.call('deleteSessions', { body: { ids } })
      again.expect('', [])
    },
  },
  {
    title: 'an exception whose slot was booked meanwhile keeps its whole list from being deleted, and is named with its index',
    operations: ['deleteSessions', 'getSession', 'listTurnWeek'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const { book, other, today } = agenda
      const date = addDays(today, 14)
      const standing = await book({ session_date: null })
      const exception = await book({ session_date: date, state: 'canceled' })
      const [separate, rival] = [await book({ time: parseTimeOfDay('11:00') }), await book({ session_date: date, client_id: other })]
      const refused = await administrator.send('deleteSessions', { body: { ids: [separate.id, exception.id] } }, 409)
      const paths = getDetails(refused).map(({ path }) => path)
      refused.check(paths.length > 0 && paths.every((path) => path === 'ids.1'), '/error/details', 'a problem with the path ids.1', paths)
      await expectOnDate(context, agenda, date, [exception.id, separate.id, rival.id])
      await administrator.call('deleteSessions', { body: { ids: [exception.id, rival.id] } })
      await expectOnDate(context, agenda, date, [standing.id, separate.id])
    },
  },
]
