import { parseTimeOfDay } from '#domain/clock.ts'
import { isActive, states } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import type { Scenario } from '../../scenario.ts'
import { tryToBook } from './try-to-book.ts'

/** The states of a session, and what they do to its slot. */
export const sessionStates: Scenario[] = [
  {
    title: 'a dated session changes from every state to every other, and nothing else changes with it',
    operations: ['changeSessionState', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book } = await createAgenda()
      const { id } = await book({ note: 'Viene sola.' })
      let { body: before } = await administrator.call('getSession', { path: { id } })
      for (const from of states)
        for (const to of states) {
          await administrator.call('changeSessionState', { path: { id }, body: { state: from } })
          const changed = await administrator.call('changeSessionState', { path: { id }, body: { state: to } })
          changed.expect('', { ...before, state: to, updated_at: changed.body.updated_at })
          changed.check(changed.body.updated_at > before.updated_at, '/updated_at', `later than ${before.updated_at}`)
          before = changed.body
        }
      const read = await administrator.call('getSession', { path: { id } })
      read.expect('', before)
    },
  },
  {
    title: 'a canceled or postponed session frees its slot, and becomes active again only while the slot is free',
    operations: ['changeSessionState', 'createSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, other, today } = await createAgenda()
      const change = (id: string, state: (typeof states)[number], expected = 200) =>
        administrator.send('changeSessionState', { path: { id }, body: { state } }, expected, {
          continueOnFailure: true,
          subject: `to ${state}`,
        })
      for (const [index, state] of states.entries()) {
        const session_date = addDays(today, 14 + index)
        const { id } = await book({ session_date, state: isActive(state) ? 'canceled' : 'pending' })
        await change(id, state)
        const rival = build({ client_id: other, session_date })
        await tryToBook(context, rival, isActive(state) ? 409 : 201, `the slot of a session that became ${state}`)
        if (isActive(state)) continue
        await change(id, 'pending', 409)
        await change(id, 'confirmed', 409)
        await change(id, state === 'canceled' ? 'postponed' : 'canceled')
      }
    },
  },
  {
    title: 'a standing session is pending or confirmed and is neither canceled nor postponed for all weeks',
    operations: ['changeSessionState', 'updateSession', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build } = await createAgenda()
      const standing = build({ session_date: null })
      const { id } = await book(standing)
      const confirmed = await administrator.call('changeSessionState', { path: { id }, body: { state: 'confirmed' } })
      confirmed.expectFields({ id, state: 'confirmed', session_date: null })
      for (const state of ['canceled', 'postponed'] as const) {
        await administrator.call('changeSessionState', { path: { id }, body: { state } }, 400)
        await administrator.call('updateSession', { path: { id }, body: { ...standing, state } }, 400)
      }
      const read = await administrator.call('getSession', { path: { id } })
      read.expect('', confirmed.body)
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'pending' } })
    },
  },
  {
    title: 'attendance is apart from the state: it stays when the state changes, and null removes it',
    operations: ['changeSessionState', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, today } = await createAgenda()
      const { id } = await book({ session_date: addDays(today, -14) })
      const change = async (body: { state: (typeof states)[number]; attended?: boolean | null }, attended: boolean | null) => {
        const changed = await administrator.call('changeSessionState', { path: { id }, body })
        changed.expectFields({ id, state: body.state, attended })
      }
      await change({ state: 'confirmed', attended: true }, true)
      await change({ state: 'canceled' }, true)
      await change({ state: 'pending', attended: false }, false)
      const read = await administrator.call('getSession', { path: { id } })
      read.expectFields({ state: 'pending', attended: false })
      await change({ state: 'pending', attended: null }, null)
      const { id: standing } = await book({ session_date: null, time: parseTimeOfDay('10:00') })
      await administrator.call('changeSessionState', { path: { id: standing }, body: { state: 'pending', attended: true } }, 400)
    },
  },
  {
    title: 'a change of a dated session accepts its own date and no other',
    operations: ['changeSessionState'],
    run: async ({ administrator, createAgenda }) => {
      const { book, today } = await createAgenda()
      const session_date = addDays(today, 14)
      const { id } = await book({ session_date })
      const changed = await administrator.call('changeSessionState', { path: { id }, body: { state: 'confirmed', session_date } })
      changed.expectFields({ id, state: 'confirmed', session_date })
      const another = addDays(session_date, 7)
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'canceled', session_date: another } }, 400)
    },
  },
  {
    title: 'a canceled session becomes active again only in a slot that the schedule still has, and a past one in any',
    operations: ['changeSessionState', 'updateSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build, today } = await createAgenda()
      const { schedule, turn } = await createTurn(administrator)
      const lost = build({ turn_id: turn, time: parseTimeOfDay('09:00'), state: 'canceled' })
      const { id } = await book(lost)
      const { id: past } = await book({ ...lost, session_date: addDays(today, -14) })
      const { name, session_duration, break_duration } = (await administrator.call('getSchedule', { path: { id: schedule } })).body
      const turns = [{ id: turn, name: 'Mañana', start_time: parseTimeOfDay('08:30'), end_time: parseTimeOfDay('12:00') }]
      const body = { name, session_duration, break_duration, turns }
      await administrator.call('updateSchedule', { path: { id: schedule }, body })
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'pending' } }, 400)
      await administrator.call('updateSession', { path: { id }, body: { ...lost, state: 'pending' } }, 400)
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'postponed' } })
      await administrator.call('updateSession', { path: { id }, body: { ...lost, time: parseTimeOfDay('09:30'), state: 'pending' } })
      await administrator.call('changeSessionState', { path: { id: past }, body: { state: 'confirmed' } })
    },
  },
]
