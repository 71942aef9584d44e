import { addDays, getWeekday } from '#domain/weeks.ts'
import type { Scenario } from '../../../scenario.ts'
import { createAbsence } from '../../availability/create-absence.ts'
import { tryToBook } from '../try-to-book.ts'
import { expectUnavailable } from './expect-unavailable.ts'
import { setHoursOn } from './set-hours.ts'

/** Standing sessions of workers who are not always there. */
export const unavailableSeries: Scenario[] = [
  {
    title: 'a standing session is refused outside the hours, and booked where its worker is absent on some of its dates',
    operations: ['createSession'],
    run: async (context) => {
      const { book, build, worker, today } = await context.createAgenda()
      const date = addDays(today, 14)
      await createAbsence(context, date, { worker_id: worker })
      await setHoursOn(context, worker, date, ['08:00', '10:00'])
      const standing = { session_date: null, day: getWeekday(date) }
      expectUnavailable(await tryToBook(context, build({ ...standing, time: 600 }), 409, 'it is outside the hours'), 'hours')
      await book(standing)
    },
  },
  {
    title: 'a standing session lies within the hours until its last date, also when it is made longer',
    operations: ['createSession', 'updateSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, worker, today } = await createAgenda()
      const [first, last, after] = [14, 28, 35].map((days) => addDays(today, days)) as [string, string, string]
      const day = getWeekday(first)
      const body = [{ day, start_time: 480, end_time: 720, to_date: last }]
      await administrator.call('replaceWorkerWorkingHours', { path: { id: worker }, body })
      const standing = build({ session_date: null, day, starts_on: first, ends_on: last })
      for (const ends_on of [after, null])
        expectUnavailable(await tryToBook(context, { ...standing, ends_on }, 409, 'the hours end before it does'), 'hours')
      const { id } = await book(standing)
      const longer = await administrator.send('updateSession', { path: { id }, body: { ...standing, ends_on: after } }, 409)
      expectUnavailable(longer, 'hours')
      await administrator.call('updateSession', { path: { id }, body: { ...standing, note: 'Cada semana.' } })
    },
  },
  {
    title: 'an exception in the slot of its standing session can be booked and made active again although the worker is absent',
    operations: ['changeSessionState', 'createSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, worker, today } = await createAgenda()
      const [first, second] = [14, 21].map((days) => addDays(today, days)) as [string, string]
      const { id: series } = await book({ session_date: null, day: getWeekday(first) })
      await createAbsence(context, first, { worker_id: worker, to_date: second })
      const canceled = await administrator.call('changeSessionState', {
        path: { id: series },
        body: { state: 'canceled', session_date: first },
      })
      const path = { id: canceled.body.id }
      const revived = await administrator.call('changeSessionState', { path, body: { state: 'confirmed' } })
      revived.expectFields({ state: 'confirmed', session_date: first })
      await book({ session_date: second })
    },
  },
]
