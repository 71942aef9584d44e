import { createRandomId } from '#api/random-id.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { getDetails } from '../../exchange/refusal-details.ts'
import { randomFutureDate } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { type AbsenceInput, createAbsence } from './create-absence.ts'

/** The longest absence, in days. */
const longest = 400

/** Lists days and times that no absence can have, each with what is wrong. */
function listWrongTimes(date: string): Record<string, Omit<AbsenceInput, 'worker_id'>> {
  const day = { from_date: date, to_date: date }
  return {
    'the last day is before the first': { from_date: date, to_date: addDays(date, -1) },
    'more than 400 days': { from_date: date, to_date: addDays(date, longest) },
    'no end_time': { ...day, start_time: parseTimeOfDay('09:00') },
    'no start_time': { ...day, end_time: parseTimeOfDay('09:00'), start_time: null },
    'the end is the start': { ...day, start_time: parseTimeOfDay('09:00'), end_time: parseTimeOfDay('09:00') },
    'the end is before the start': { ...day, start_time: parseTimeOfDay('09:00'), end_time: parseTimeOfDay('08:00') },
  }
}

/** Absences that are refused, one by one and of a list. */
export const absenceRefusals: Scenario[] = [
  {
    title: 'an absence ends after it begins, has both times or none, at most 400 days, and a worker whom there is',
    operations: ['createAbsence', 'updateAbsence'],
    run: async (context) => {
      const { administrator, createWorker } = context
      const { id: worker_id } = await createWorker()
      const date = randomFutureDate()
      const id = await createAbsence(context, date, { worker_id })
      for (const [subject, fields] of Object.entries(listWrongTimes(date))) {
        const options = { continueOnFailure: true, subject }
        await administrator.send('createAbsence', { body: { ...fields, worker_id } }, 400, options)
        await administrator.send('updateAbsence', { path: { id }, body: fields }, 400, options)
      }
      const options = { continueOnFailure: true, subject: 'nobody has this worker_id' }
      await administrator.send('createAbsence', { body: { worker_id: createRandomId(), from_date: date, to_date: date } }, 400, options)
      await administrator.call('updateAbsence', { path: { id }, body: { from_date: date, to_date: addDays(date, longest - 1) } })
    },
  },
  {
    title: 'of a list of absences each one that cannot be created is named with its index, and none is created',
    operations: ['createAbsences', 'listAbsences'],
    run: async ({ administrator, createWorker }) => {
      const { id: worker_id } = await createWorker()
      const date = randomFutureDate()
      const day = { from_date: date, to_date: date }
      const wrong = Object.values(listWrongTimes(date)).map((fields) => ({ ...fields, worker_id }))
      const absences = [day, { ...day, worker_id: createRandomId() }, ...wrong, { ...day, worker_id }]
      const answer = await administrator.send('createAbsences', { body: { absences } }, 422)
      answer.expect('/error/code', 1)
      answer.expect('/error/details/0/path', 'absences.1.worker_id')
      const paths = getDetails(answer).map(({ path }) => path)
      const indexes = [...new Set(paths.map((path) => /^absences\.(\d+)\./.exec(path)?.[1] ?? path))]
      const expected = absences.map((_, index) => String(index)).slice(1, -1)
      answer.check(indexes.join() === expected.join(), '/error/details', `a problem of each absence ${expected}`, paths)
      const list = await administrator.call('listAbsences', { query: { from: date, to: date } })
      list.expect('', [])
    },
  },
  {
    title: 'an absence or closing day that is there already is refused with its id, one by one and of a list, and none is created',
    operations: ['createAbsence', 'createAbsences', 'listAbsences'],
    run: async (context) => {
      const { administrator, createWorker } = context
      const { id: worker_id } = await createWorker()
      const date = randomFutureDate()
      const day = { from_date: date, to_date: date }
      const hours = { start_time: parseTimeOfDay('09:00'), end_time: parseTimeOfDay('11:00') }
      const stored = [{ worker_id }, { worker_id, ...hours }, {}]
      const ids: string[] = []
      for (const fields of stored) ids.push(await createAbsence(context, date, fields))
      for (const [index, fields] of stored.entries()) {
        const refused = await administrator.call('createAbsence', { body: { ...day, ...fields, reason: 'Otra razón' } }, 409)
        refused.expect('/error/details/0/id', ids[index])
      }
      const absences = [
        { ...day, ...hours },
        { ...day, worker_id },
        { ...day, ...hours },
      ].map((absence) => ({ worker_id: null, ...absence }))
      const answer = await administrator.call('createAbsences', { body: { absences } }, 409)
      answer.expectFields({ path: 'absences.1', id: ids[0] }, '/error/details/0')
      answer.expect('/error/details/1/path', 'absences.2')
      const list = await administrator.call('listAbsences', { query: { from: date, to: date } })
      list.check(list.body.length === stored.length, '', `the absences ${ids}`)
    },
  },
  {
    title: 'a period of absences has at most 400 days and does not end before it begins, and its worker exists',
    operations: ['listAbsences'],
    run: async ({ administrator }) => {
      const from = randomFutureDate()
      await administrator.call('listAbsences', { query: { from, to: addDays(from, 399) } })
      for (const days of [400, -1]) await administrator.call('listAbsences', { query: { from, to: addDays(from, days) } }, 400)
      await administrator.call('listAbsences', { query: { from, to: from, worker_id: createRandomId() } }, 400)
    },
  },
]
