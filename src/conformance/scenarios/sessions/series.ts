import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import type { Scenario } from '../../scenario.ts'
import { expectOnDate, readDate } from './on-date.ts'
import { tryToBook } from './try-to-book.ts'

/** Standing sessions: on which dates they are, and what of them can be changed. */
export const series: Scenario[] = [
  {
    title: 'a standing session is on its weekday in every week',
    operations: ['createSession', 'listTurnWeek'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const date = addDays(agenda.today, 17)
      const { id } = await agenda.book({ session_date: null, day: getWeekday(date) })
      for (const days of [0, 7, 70, 700]) await expectOnDate(context, agenda, addDays(date, days), [id])
      await expectOnDate(context, agenda, addDays(date, 1), [])
      const { week, entries } = await readDate(context, agenda, date)
      week.check(entries[0]?.standing === true, '/0/standing', 'true')
    },
  },
  {
    title: 'a standing session is on the dates of its period only',
    operations: ['createSession', 'updateSession', 'listTurnWeek'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const [first, last] = [addDays(agenda.today, -14), addDays(agenda.today, 28)]
      // The period begins and ends beside its weekday.
      const period = { starts_on: addDays(first, -2), ends_on: addDays(last, 3) }
      const standing = agenda.build({ session_date: null, day: getWeekday(first), ...period })
      const { id } = await agenda.book(standing)
      for (const date of [first, addDays(first, 7), last]) await expectOnDate(context, agenda, date, [id])
      for (const date of [addDays(first, -7), addDays(last, 7)]) await expectOnDate(context, agenda, date, [])
      await context.administrator.call('updateSession', { path: { id }, body: { ...standing, ends_on: addDays(last, -1) } })
      await expectOnDate(context, agenda, addDays(last, -7), [id])
      await expectOnDate(context, agenda, last, [])
    },
  },
  {
    title: 'the people, slot and first day of a standing session can be changed before its first occurrence',
    operations: ['updateSession', 'getSession', 'listTurnWeek'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const agenda = await createAgenda()
      const date = addDays(agenda.today, 21)
      const { id } = await agenda.book({ session_date: null, day: getWeekday(date), starts_on: date })
      const { turn } = await createTurn(administrator)
      const worker_id = (await createWorker()).id
      const slot = { turn_id: turn, day: getWeekday(addDays(date, 1)), time: parseTimeOfDay('10:00'), session_date: null }
      const starts_on = addDays(date, 8)
      const body = { ...slot, client_id: agenda.other, worker_id, starts_on }
      const changed = await administrator.call('updateSession', { path: { id }, body })
      changed.expectFields({ ...slot, client: { id: agenda.other }, worker: { id: worker_id }, starts_on, ends_on: null })
      await expectOnDate(context, agenda, date, [])
      await expectOnDate(context, { turn }, addDays(date, 1), [])
      await expectOnDate(context, { turn }, starts_on, [id])
    },
  },
  {
    title: 'a standing session that has begun keeps its people, slot and first day, and accepts a note, a state and an end',
    operations: ['updateSession', 'getSession'],
    run: async ({ administrator, createAgenda, createWorker }) => {
      const { book, build, other, today } = await createAgenda()
      const standing = build({ session_date: null, starts_on: addDays(today, -28) })
      const { id } = await book(standing)
      const { turn: turn_id } = await createTurn(administrator)
      const worker_id = (await createWorker()).id
      const starts_on = addDays(today, 28)
      const fields = { client_id: other, worker_id, turn_id, day: (standing.day + 1) % 7, time: parseTimeOfDay('11:00'), starts_on }
      for (const [name, value] of Object.entries(fields)) {
        const body = { ...standing, [name]: value }
        await administrator.send('updateSession', { path: { id }, body }, 409, {
          continueOnFailure: true,
          subject: `another ${name} after the first`,
        })
      }
      const changes = { note: 'Hasta fin de año.', state: 'confirmed' as const, ends_on: addDays(today, 60) }
      await administrator.call('updateSession', { path: { id }, body: { ...standing, ...changes } })
      const read = await administrator.call('getSession', { path: { id } })
      read.expectFields({
        ...changes,
        starts_on: standing.starts_on,
        time: standing.time,
        day: standing.day,
        client: { id: standing.client_id },
      })
    },
  },
  {
    title: 'a change without a period keeps it, null ends an end, and the new dates must be free',
    operations: ['updateSession', 'getSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, other, today } = await createAgenda()
      const period = { starts_on: addDays(today, -28), ends_on: addDays(today, 28) }
      const standing = build({ session_date: null })
      const { id } = await book({ ...standing, ...period })
      const kept = await administrator.call('updateSession', { path: { id }, body: { ...standing, note: 'Viene con su tía.' } })
      kept.expectFields({ ...period, note: 'Viene con su tía.' })
      const rival = build({ client_id: other, session_date: addDays(today, 35) })
      const { body: booked } = await administrator.call('createSession', { body: rival })
      await administrator.call('updateSession', { path: { id }, body: { ...standing, ends_on: null } }, 409)
      await administrator.call('deleteSession', { path: { id: booked.id } })
      const endless = await administrator.call('updateSession', { path: { id }, body: { ...standing, starts_on: null, ends_on: null } })
      endless.expectFields({ starts_on: period.starts_on, ends_on: null, note: null })
      await tryToBook(context, rival, 409, 'a date that a longer period has taken')
      const before = addDays(period.starts_on, -1)
      await administrator.call('updateSession', { path: { id }, body: { ...standing, ends_on: before } }, 400)
    },
  },
  {
    title: 'a standing session with an exception keeps its people and slot, and stays standing',
    operations: ['updateSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build, other, today } = await createAgenda()
      const date = addDays(today, 17)
      const standing = build({ session_date: null, day: getWeekday(date) })
      const { id } = await book(standing)
      await administrator.call('updateSession', { path: { id }, body: { ...standing, session_date: date } }, 400)
      await book({ session_date: date, state: 'postponed' })
      for (const fields of [{ client_id: other }, { day: (standing.day + 1) % 7 }, { time: parseTimeOfDay('11:00') }])
        await administrator.call('updateSession', { path: { id }, body: { ...standing, ...fields } }, 409)
      const changed = await administrator.call('updateSession', { path: { id }, body: { ...standing, note: 'Cada semana.' } })
      changed.expectFields({ note: 'Cada semana.', session_date: null, day: standing.day, time: standing.time })
    },
  },
]
