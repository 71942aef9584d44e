import { at } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Scenario } from '../../scenario.ts'

/** The sessions of clients and workers who are deleted. */
export const deletedPeople: Scenario[] = (['client', 'worker'] as const).map(
  (kind): Scenario => ({
    title: `the past sessions of a deleted ${kind} are still read and changed, and none of theirs becomes active today or later`,
    operations: ['getSession', 'updateSession', 'changeSessionState'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build, client, worker, today } = await createAgenda()
      const past = build({ session_date: addDays(today, -14) })
      const canceled = build({ time: at('10:00'), state: 'canceled' })
      const [{ id: pastId }, { id: canceledId }] = [await book(past), await book(canceled)]
      const { body: before } = await administrator.call('getSession', { path: { id: pastId } })
      if (kind === 'client') await administrator.call('deleteClient', { path: { id: client } })
      else await administrator.call('deleteWorker', { path: { id: worker } })
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
  }),
)
