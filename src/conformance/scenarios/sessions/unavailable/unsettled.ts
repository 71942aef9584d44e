import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday, splitDate } from '#domain/weeks.ts'
import type { Context } from '../../../context.ts'
import type { Scenario } from '../../../scenario.ts'
import { createAbsence } from '../../availability/create-absence.ts'
import { setHoursOn } from './set-hours.ts'

/** Expects that exactly these dates of a worker's sessions need a decision, each with the reason. */
async function expectUnsettled({ administrator }: Context, worker_id: string, today: string, expected: [date: string, reason: string][]) {
  const query = { from: addDays(today, -14), to: addDays(today, 45), unavailable: true, worker_id }
  const list = await administrator.call('listSessions', { query })
  const received = list.body.map(({ session_date, unavailable }) => `${session_date} ${unavailable}`)
  const wanted = expected.map((entry) => entry.join(' '))
  list.check(received.join() === wanted.join(), '', `the sessions on ${wanted.join(', ') || 'no date'}`, received)
  list.expectHeader('x-total-count', String(wanted.length))
}

/** Sessions that were there before their worker became unavailable. */
export const unsettledSessions: Scenario[] = [
  {
    title: 'sessions stay booked when hours and absences change, and those that are active and to come show the reason',
    operations: ['listSessions', 'listTurnWeek', 'replaceWorkerWorkingHours', 'createAbsence'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, worker, other, turn, today } = await createAgenda()
      const [past, date] = [addDays(today, -14), addDays(today, 14)]
      await book({ session_date: past })
      await book({ session_date: date, time: parseTimeOfDay('08:00') })
      await book({ session_date: date, time: parseTimeOfDay('09:00'), state: 'canceled' })
      await book({ session_date: null, day: getWeekday(date), time: parseTimeOfDay('10:00'), starts_on: date })
      await book({ session_date: date, time: parseTimeOfDay('11:00'), client_id: other })
      await setHoursOn(context, worker, date, ['08:00', '10:00'], ['11:00', '12:00'])
      await createAbsence(context, past, {
        worker_id: worker,
        to_date: date,
        start_time: parseTimeOfDay('08:00'),
        end_time: parseTimeOfDay('09:30'),
      })
      const expected = [
        `${past} 480 undefined`,
        `${date} 480 absence`,
        `${date} 540 undefined`,
        `${date} 600 hours`,
        `${date} 660 undefined`,
      ]
      const list = await administrator.call('listSessions', { query: { from: past, to: date, worker_id: worker } })
      const marks = list.body.map(({ session_date, time, unavailable }) => `${session_date} ${time} ${unavailable}`)
      list.check(marks.join() === expected.join(), '', `these dates, times and reasons: ${expected.join(', ')}`, marks)
      const week = await administrator.call('listTurnWeek', { query: { turn_id: turn, ...splitDate(date) } })
      const reasons: Record<number, string> = { [parseTimeOfDay('08:00')]: 'absence', [parseTimeOfDay('10:00')]: 'hours' }
      for (const [index, { time, session_date }] of week.body.entries())
        if (session_date === date) week.expect(`/${index}/unavailable`, reasons[time])
    },
  },
  {
    title: 'unavailable=true lists what needs a decision, the dates of standing sessions too, and unavailable=false all others',
    operations: ['listSessions'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, worker, today } = await createAgenda()
      const [date, next] = [addDays(today, 14), addDays(today, 21)]
      const { id } = await book({ session_date: date })
      const { id: series } = await book({ session_date: null, day: getWeekday(date), time: parseTimeOfDay('10:00'), starts_on: date })
      await expectUnsettled(context, worker, today, [])
      const absence = await createAbsence(context, date, { worker_id: worker, to_date: addDays(date, 5) })
      await createAbsence(context, next, { worker_id: worker, start_time: parseTimeOfDay('10:00'), end_time: parseTimeOfDay('10:15') })
      await expectUnsettled(context, worker, today, [
        [date, 'absence'],
        [date, 'absence'],
        [next, 'absence'],
      ])
      const query = { from: date, to: next, worker_id: worker, unavailable: false }
      const settled = await administrator.call('listSessions', { query })
      settled.expect('', [])
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'canceled' } })
      await administrator.call('deleteAbsence', { path: { id: absence } })
      await expectUnsettled(context, worker, today, [[next, 'absence']])
      const others = await administrator.call('listSessions', { query })
      const ids = others.body.map((session) => session.id)
      others.check(ids.join() === [id, series].join(), '', `the sessions ${id} and ${series}`, ids)
    },
  },
  {
    title: 'unavailable=true takes at most 400 days and needs a period',
    operations: ['listSessions'],
    run: async ({ administrator }) => {
      const [from, unavailable] = ['2100-01-01', true]
      await administrator.call('listSessions', { query: { from, to: addDays(from, 399), unavailable } })
      await administrator.call('listSessions', { query: { from, to: addDays(from, 400), unavailable } }, 400)
      await administrator.call('listSessions', { query: { unavailable } }, 400)
    },
  },
  {
    title: 'an accepted session is not listed until it needs a decision again: after a new absence, or when it is not accepted any more',
    operations: ['changeSessionState', 'listSessions'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, worker, today } = await createAgenda()
      const date = addDays(today, 14)
      const { id } = await book({ session_date: date })
      const accept = (accepted: boolean) => administrator.call('changeSessionState', { path: { id }, body: { state: 'pending', accepted } })
      await createAbsence(context, date, { worker_id: worker })
      const accepted = await accept(true)
      accepted.expectFields({ state: 'pending', accepted: 'absence' })
      await expectUnsettled(context, worker, today, [])
      await createAbsence(context, date, { worker_id: worker, start_time: parseTimeOfDay('10:00'), end_time: parseTimeOfDay('11:00') })
      await expectUnsettled(context, worker, today, [])
      await createAbsence(context, date, { worker_id: worker, start_time: parseTimeOfDay('08:00'), end_time: parseTimeOfDay('08:30') })
      await expectUnsettled(context, worker, today, [[date, 'absence']])
      await accept(true)
      await expectUnsettled(context, worker, today, [])
      const withdrawn = await accept(false)
      withdrawn.expect('/accepted', undefined)
      await expectUnsettled(context, worker, today, [[date, 'absence']])
    },
  },
  {
    title:
      'one date of a standing session is accepted by its exception, and a session that is accepted for one reason is listed for another',
    operations: ['changeSessionState', 'listSessions'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, worker, today } = await createAgenda()
      const [date, next] = [addDays(today, 14), addDays(today, 21)]
      const { id } = await book({ session_date: null, day: getWeekday(date), starts_on: date, ends_on: next })
      await setHoursOn(context, worker, addDays(date, 1), ['08:00', '12:00'])
      const path = { id }
      const accepted = await administrator.call('changeSessionState', {
        path,
        body: { state: 'pending', session_date: date, accepted: true },
      })
      accepted.expectFields({ session_date: date, standing: false, accepted: 'hours' })
      await expectUnsettled(context, worker, today, [[next, 'hours']])
      await createAbsence(context, date, { worker_id: worker })
      await expectUnsettled(context, worker, today, [
        [date, 'absence'],
        [next, 'hours'],
      ])
    },
  },
]
