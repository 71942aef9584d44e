import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { randomFutureDate } from '../../../random.ts'
import type { Scenario } from '../../../scenario.ts'
import { createAbsence } from '../../availability/create-absence.ts'
import { setHoursOn } from './set-hours.ts'

/** These scenarios check that a worker who is unavailable in a slot is not listed as free. */
export const availableWorkers: Scenario[] = [
  {
    title: 'workers who are unavailable are not free in a slot, and clients are',
    operations: ['listAvailablePeople'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const { client, worker, turn, today } = await createAgenda()
      const [date, closed] = [addDays(today, 14), randomFutureDate()]
      const [{ id: absent }, { id: inHours }, { id: outside }] = [await createWorker(), await createWorker(), await createWorker()]
      await createAbsence(context, date, { worker_id: absent, start_time: parseTimeOfDay('08:30'), end_time: parseTimeOfDay('09:00') })
      await createAbsence(context, closed)
      await setHoursOn(context, inHours, date, ['08:00', '09:00'])
      await setHoursOn(context, outside, date, ['08:30', '12:00'])
      const read = (person_type: 'client' | 'worker', session_date: string, time: number) =>
        administrator.call('listAvailablePeople', { query: { turn_id: turn, session_date: [session_date], time, person_type } })
      for (const { session_date, time, free } of [
        { session_date: date, time: parseTimeOfDay('08:00'), free: [worker, inHours] },
        { session_date: date, time: parseTimeOfDay('09:00'), free: [worker, absent, outside] },
        { session_date: closed, time: parseTimeOfDay('08:00'), free: [] },
      ]) {
        const list = await read('worker', session_date, time)
        const known = [worker, absent, inHours, outside]
        const ids = (list.body as string[]).filter((id) => known.includes(id))
        list.check(ids.toSorted().join() === free.toSorted().join(), '', `of ${known} only ${free} on ${session_date} at ${time}`, ids)
        const clients = await read('client', session_date, time)
        clients.check((clients.body as string[]).includes(client), '', `the client ${client}, who is free`)
      }
    },
  },
  {
    title: 'several dates are answered together, each with its date and the ids of those who are free on it',
    operations: ['listAvailablePeople'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, client, worker, turn, today } = await createAgenda()
      const [absent, booked, free] = [14, 15, 16].map((days) => addDays(today, days)) as [string, string, string]
      await createAbsence(context, absent, { worker_id: worker })
      await book({ session_date: booked })
      const dates = [free, absent, booked]
      const freeOn = { worker: [free], client: [free, absent] }
      for (const person_type of ['worker', 'client'] as const) {
        const query = { turn_id: turn, session_date: dates, time: parseTimeOfDay('08:00'), person_type }
        const list = await administrator.call('listAvailablePeople', { query })
        const id = person_type === 'worker' ? worker : client
        const entries = list.body as { session_date?: string; ids?: string[] }[]
        const received = entries.map(({ session_date }) => String(session_date))
        list.check(received.toSorted().join() === dates.toSorted().join(), '', `one entry for each of ${dates}`, received)
        for (const [index, { session_date = '', ids = [] }] of entries.entries()) {
          const isFree = freeOn[person_type].includes(session_date)
          list.check(ids.includes(id) === isFree, `/${index}/ids`, `${isFree ? '' : 'not '}the id ${id} of a ${person_type}`, ids.length)
        }
      }
    },
  },
  {
    title: 'more than 60 dates, and a date twice, are refused',
    operations: ['listAvailablePeople'],
    run: async ({ administrator, createAgenda }) => {
      const { turn, today } = await createAgenda()
      const dates = Array.from({ length: 61 }, (_, index) => addDays(today, index))
      const query = { turn_id: turn, time: parseTimeOfDay('08:00'), person_type: 'worker' as const }
      await administrator.call('listAvailablePeople', { query: { ...query, session_date: dates.slice(1) } })
      for (const session_date of [dates, [today, today]])
        await administrator.call('listAvailablePeople', { query: { ...query, session_date } }, 400)
    },
  },
]
