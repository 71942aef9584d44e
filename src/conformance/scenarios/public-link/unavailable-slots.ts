import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import { randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createAbsence } from '../availability/create-absence.ts'
import { createLink } from './create-link.ts'

/** The starts of the slots of an agenda. */
const slots = [parseTimeOfDay('08:00'), parseTimeOfDay('09:00'), parseTimeOfDay('10:00'), parseTimeOfDay('11:00')]

/** The public view shows no slot as free that the workers of the link cannot give. */
export const unavailableSlots: Scenario[] = [
  {
    title: 'the public view has every slot in which the worker is unavailable as taken, and does not tell why',
    operations: ['getPublicView'],
    run: async (context) => {
      const { administrator, visitor } = context
      const { link, agenda } = await createLink(context)
      // A week that has none of its days in the past, wherever the clinic is.
      const sunday = addDays(agenda.today, 14 - getWeekday(agenda.today))
      const [monday, tuesday, wednesday] = [1, 2, 3].map((days) => addDays(sunday, days)) as [string, string, string]
      const hours = [1, 2, 3].map((day) => ({
        day,
        start_time: parseTimeOfDay('08:00'),
        end_time: day === 3 ? parseTimeOfDay('10:00') : parseTimeOfDay('12:00'),
      }))
      await administrator.call('replaceWorkerWorkingHours', { path: { id: agenda.worker }, body: hours })
      const reason = randomWord()
      const times = { start_time: parseTimeOfDay('09:30'), end_time: parseTimeOfDay('10:30') }
      await createAbsence(context, tuesday, { worker_id: agenda.worker, reason, ...times })
      const view = await visitor.call('getPublicView', { path: { url: link.url }, query: { week: monday } })
      const expected = {
        [monday]: [],
        [tuesday]: [parseTimeOfDay('09:00'), parseTimeOfDay('10:00')],
        [wednesday]: [parseTimeOfDay('10:00'), parseTimeOfDay('11:00')],
        [addDays(sunday, 4)]: slots,
      }
      for (const [date, taken] of Object.entries(expected)) {
        const entries = view.body.sessions.filter(({ session_date }) => session_date === date)
        const received = entries.map(({ time }) => time).toSorted((left, right) => left - right)
        view.check(received.join() === taken.join(), '/sessions', `on ${date} entries at ${taken.join(', ') || 'no time'}`, received)
        const isTaken = entries.every(
          ({ is_assigned, turn_id, worker_id }) => !is_assigned && turn_id === agenda.turn && worker_id === agenda.worker,
        )
        view.check(isTaken, '/sessions', `taken slots of this turn and worker on ${date}`, entries)
      }
      view.check(!view.exchange.body.includes(reason), '', 'no reason of an absence')
    },
  },
  {
    title: 'the public view has a slot as taken while its worker is booked in another schedule',
    operations: ['getPublicView'],
    run: async (context) => {
      const { administrator, visitor } = context
      const { link, agenda } = await createLink(context)
      const date = addDays(agenda.today, 14)
      const { turn } = await createTurn(administrator, { start_time: parseTimeOfDay('08:30'), session_duration: 60, break_duration: 0 })
      const { id } = await agenda.book({ client_id: agenda.other, turn_id: turn, time: parseTimeOfDay('08:30'), session_date: date })
      const view = await visitor.call('getPublicView', { path: { url: link.url }, query: { week: date } })
      const received = view.body.sessions.map(({ session_date, time, turn_id, is_assigned }) =>
        [session_date, time, turn_id, is_assigned].join(),
      )
      const expected = [parseTimeOfDay('08:00'), parseTimeOfDay('09:00')].map((time) => [date, time, agenda.turn, false].join())
      view.check(
        received.toSorted().join(' ') === expected.join(' '),
        '/sessions',
        `the slots ${expected.join(' and ')} as taken`,
        received,
      )
      view.check(!view.exchange.body.includes(id), '', 'no id of a session of another client')
    },
  },
  {
    title: 'the public view lists the dates on which the clinic is closed, without a reason, and every slot of them is taken',
    operations: ['getPublicView'],
    run: async (context) => {
      const { administrator, visitor } = context
      const { link, agenda } = await createLink(context)
      // No other scenario books on this date, because a closing day concerns all of them.
      const date = addDays(agenda.today, 26)
      const reason = randomWord()
      const id = await createAbsence(context, date, { reason })
      const readView = () => visitor.call('getPublicView', { path: { url: link.url }, query: { week: date } })
      const view = await readView()
      const { closed_dates = [], sessions } = view.body
      view.check(closed_dates.includes(date), '/closed_dates', `a list with ${date}`)
      const taken = sessions.filter(({ session_date, is_assigned }) => session_date === date && !is_assigned).map(({ time }) => time)
      view.check(
        taken.toSorted((left, right) => left - right).join() === slots.join(),
        '/sessions',
        `the slots ${slots} on ${date} as taken`,
        taken,
      )
      view.check(!view.exchange.body.includes(reason), '', 'no reason of a closing day')
      await administrator.call('deleteAbsence', { path: { id } })
      const later = await readView()
      later.check(!(later.body.closed_dates ?? []).includes(date), '/closed_dates', `a list without ${date}`)
    },
  },
  {
    title: 'the public view says of an own session on a closed day whether someone decided that it takes place',
    operations: ['getPublicView'],
    run: async (context) => {
      const { administrator, visitor } = context
      const { link, agenda } = await createLink(context)
      // No other scenario books on this date, because a closing day concerns all of them.
      const date = addDays(agenda.today, 27)
      const absence = await createAbsence(context, date, {})
      const booked = await administrator.call('createSession', { query: { override: true }, body: agenda.build({ session_date: date }) })
      const { id } = booked.body
      const expectAccepted = async (accepted: true | undefined) => {
        const view = await visitor.call('getPublicView', { path: { url: link.url }, query: { week: date } })
        const own = view.body.sessions.find((session) => session.id === id)
        view.check(own !== undefined && own.accepted === accepted, '/sessions', `their own session with accepted ${accepted}`, own)
      }
      await expectAccepted(true)
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'pending', accepted: false } })
      await expectAccepted(undefined)
      await administrator.call('deleteAbsence', { path: { id: absence } })
    },
  },
]
