import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { randomFutureDate } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { idsOf } from '../list-by-name.ts'
import { type AbsenceInput, createAbsence } from './create-absence.ts'

/** Absences and closing days: created, listed, changed and deleted. */
export const absenceRecords: Scenario[] = [
  {
    title: 'absences and closing days are read as they were sent, by their first day and start, in the periods that they touch',
    operations: ['createAbsences', 'listAbsences'],
    run: async ({ administrator, createWorker }) => {
      const [{ id: worker_id }, { id: other }] = [await createWorker(), await createWorker()]
      const date = randomFutureDate()
      const on = (from: number, to: number) => ({ from_date: addDays(date, from), to_date: addDays(date, to) })
      const times = { start_time: parseTimeOfDay('13:00'), end_time: parseTimeOfDay('24:00') }
      const absences: AbsenceInput[] = [
        { ...on(2, 6), worker_id, reason: '  Vacaciones ' },
        { ...on(0, 2), worker_id, ...times, reason: null },
        { ...on(-20, 0), worker_id: other, reason: '' },
        { ...on(0, 0), reason: 'Feriado' },
        { ...on(7, 7), worker_id },
        { ...on(-3, -1), worker_id },
      ]
      const { body: ids } = await administrator.call('createAbsences', { body: { absences } })
      const [away, hours, longBefore, closed, later, before] = ids as [string, string, string, string, string, string]
      const query = { from: date, to: addDays(date, 6) }
      const list = await administrator.call('listAbsences', { query })
      const expected = [longBefore, closed, hours, away]
      list.check(idsOf(list).join() === expected.join(), '', `the ids ${expected}`, idsOf(list))
      const stored = { worker_id, start_time: null, end_time: null }
      list.expectFields({ ...stored, ...on(-20, 0), worker_id: other, reason: null }, '/0')
      list.expectFields({ ...stored, ...on(0, 0), worker_id: null, reason: 'Feriado' }, '/1')
      list.expectFields({ ...stored, ...on(0, 2), ...times, reason: null }, '/2')
      list.expectFields({ ...stored, ...on(2, 6), reason: 'Vacaciones' }, '/3')
      const ofOther = await administrator.call('listAbsences', { query: { ...query, worker_id: other } })
      ofOther.check(idsOf(ofOther).join() === [longBefore, closed].join(), '', `the ids ${longBefore} and ${closed}`, idsOf(ofOther))
      const around = await administrator.call('listAbsences', { query: { from: addDays(date, -1), to: addDays(date, 7) } })
      for (const id of [later, before]) around.expectListed(id)
    },
  },
  {
    title: 'a change replaces the days, times and reason of an absence, and never its worker',
    operations: ['updateAbsence', 'listAbsences'],
    run: async (context) => {
      const { administrator, createWorker } = context
      const [{ id: worker_id }, { id: other }] = [await createWorker(), await createWorker()]
      const date = randomFutureDate()
      const id = await createAbsence(context, date, { worker_id, reason: 'Vacaciones' })
      const days = { from_date: addDays(date, 1), to_date: addDays(date, 2) }
      const hours = { ...days, start_time: parseTimeOfDay('09:00'), end_time: parseTimeOfDay('11:00'), reason: 'Cita médica' }
      const query = { from: date, to: addDays(date, 5) }
      for (const { body, expected } of [
        { body: hours, expected: hours },
        { body: days, expected: { ...days, start_time: null, end_time: null, reason: null } },
      ]) {
        const changed = await administrator.call('updateAbsence', { path: { id }, body })
        changed.expectFields({ id, worker_id, ...expected })
        const list = await administrator.call('listAbsences', { query })
        list.expect('', [changed.body])
      }
      await administrator.send('updateAbsence', { path: { id }, body: { ...days, worker_id: other } }, 400)
      const list = await administrator.call('listAbsences', { query })
      list.expect('/0/worker_id', worker_id)
    },
  },
  {
    title: 'a change of an absence that has read an older version is refused, and the newer one stays',
    operations: ['updateAbsence', 'listAbsences'],
    run: async (context) => {
      const { administrator } = context
      const { id: worker_id } = await context.createWorker()
      const date = randomFutureDate()
      const id = await createAbsence(context, date, { worker_id })
      const list = await administrator.call('listAbsences', { query: { from: date, to: date, worker_id } })
      const { updated_at } = list.body[0]!
      const change = (days: number, status: 200 | 409) =>
        administrator.call('updateAbsence', { path: { id }, body: { from_date: date, to_date: addDays(date, days), updated_at } }, status)
      await change(1, 200)
      await change(2, 409)
      const after = await administrator.call('listAbsences', { query: { from: date, to: date, worker_id } })
      after.expect('/0/to_date', addDays(date, 1))
    },
  },
  {
    title: 'a deleted absence or closing day is gone from lists and changes',
    operations: ['deleteAbsence', 'listAbsences', 'updateAbsence'],
    run: async (context) => {
      const { administrator, createWorker } = context
      const date = randomFutureDate()
      for (const fields of [{ worker_id: (await createWorker()).id }, {}]) {
        const id = await createAbsence(context, date, fields)
        await administrator.call('deleteAbsence', { path: { id } })
        await administrator.call('deleteAbsence', { path: { id } }, 404)
        await administrator.call('updateAbsence', { path: { id }, body: { from_date: date, to_date: date } }, 404)
        const list = await administrator.call('listAbsences', { query: { from: date, to: date } })
        list.expectNotListed(id)
      }
    },
  },
  {
    title: 'the absences of a deleted worker are not listed, and the worker gets no other',
    operations: ['listAbsences', 'createAbsence'],
    run: async (context) => {
      const { administrator, createWorker } = context
      const { id: worker_id } = await createWorker()
      const date = randomFutureDate()
      const id = await createAbsence(context, date, { worker_id })
      await administrator.call('deleteWorker', { path: { id: worker_id } })
      const list = await administrator.call('listAbsences', { query: { from: date, to: date } })
      list.expectNotListed(id)
      await administrator.call('listAbsences', { query: { from: date, to: date, worker_id } }, 400)
      await administrator.call('createAbsence', { body: { worker_id, from_date: date, to_date: date } }, 400)
    },
  },
]
