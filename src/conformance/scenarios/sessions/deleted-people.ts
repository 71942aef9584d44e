import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Agenda } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import type { Scenario } from '../../scenario.ts'
import { tryToBook } from './try-to-book.ts'

type Role = 'client' | 'worker'

const deletePerson = ({ administrator }: Context, { client, worker }: Agenda, kind: Role) =>
  kind === 'client'
    ? administrator.call('deleteClient', { path: { id: client } })
    : administrator.call('deleteWorker', { path: { id: worker } })

const listScenariosOf = (kind: Role): Scenario[] => [
  {
    title: `the past sessions of a deleted ${kind} are still read and changed, and none of theirs becomes active today or later`,
    operations: ['getSession', 'updateSession', 'changeSessionState'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const past = agenda.build({ session_date: addDays(agenda.today, -14) })
      const canceled = agenda.build({ time: parseTimeOfDay('10:00'), state: 'canceled' })
      const [{ id: pastId }, { id: canceledId }] = [await agenda.book(past), await agenda.book(canceled)]
      const { body: before } = await administrator.call('getSession', { path: { id: pastId } })
      await deletePerson(context, agenda, kind)
      const read = await administrator.call('getSession', { path: { id: pastId } })
      read.expectFields({ [kind]: { id: before[kind].id, person: { name: before[kind].person.name } } })
      const changed = await administrator.call('changeSessionState', { path: { id: pastId }, body: { state: 'confirmed' } })
      changed.expect('/state', 'confirmed')
      const noted = await administrator.call('updateSession', { path: { id: pastId }, body: { ...past, note: 'La última.' } })
      noted.expectFields({ note: 'La última.', state: 'confirmed' })
      for (const state of ['pending', 'confirmed'] as const) {
        await administrator.call('changeSessionState', { path: { id: canceledId }, body: { state } }, 409)
        await administrator.call('updateSession', { path: { id: canceledId }, body: { ...canceled, state } }, 409)
      }
      const postponed = await administrator.call('changeSessionState', { path: { id: canceledId }, body: { state: 'postponed' } })
      postponed.expect('/state', 'postponed')
    },
  },
  {
    title: `the past dates of a deleted ${kind}'s standing session are marked but not booked, and it gets no new dates`,
    operations: ['createSession', 'updateSession', 'changeSessionState'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const { book, build, today } = agenda
      const [marked, last] = [addDays(today, -21), addDays(today, -14)]
      const ended = build({ session_date: null, starts_on: addDays(today, -42), ends_on: last })
      const { id } = await book(ended)
      await deletePerson(context, agenda, kind)
      await tryToBook(context, build({ session_date: last }), 400, `a deleted ${kind} on a past date of their standing session`)
      const body = { state: 'confirmed', attended: true, session_date: marked } as const
      const changed = await administrator.call('changeSessionState', { path: { id }, body })
      changed.expectFields({ session_date: marked, state: 'confirmed', attended: true })
      await administrator.call('updateSession', { path: { id }, body: { ...ended, note: 'Terminó.' } })
      await administrator.call('updateSession', { path: { id }, body: { ...ended, ends_on: null } }, 409)
    },
  },
]

/** The sessions of clients and workers who are deleted. */
export const deletedPeople: Scenario[] = [...listScenariosOf('client'), ...listScenariosOf('worker')]
