import { addDays, getWeekday } from '#domain/weeks.ts'
import { agendaTimes } from '../../agenda.ts'
import type { Scenario } from '../../scenario.ts'

/** Sessions that are booked and read back. */
export const bookings: Scenario[] = [
  {
    title: 'a booked session is read back as it was sent, pending unless it says otherwise, with its client and worker',
    operations: ['createSession', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, turn, client, worker, today } = await createAgenda()
      const session_date = addDays(today, 14)
      const { id } = await book({ session_date, note: 'Viene con su abuela.' })
      const read = await administrator.call('getSession', { path: { id } })
      const slot = { turn_id: turn, day: getWeekday(session_date), time: agendaTimes.start_time, session_date }
      read.expectFields({ id, ...slot, note: 'Viene con su abuela.', state: 'pending', deleted_at: null })
      const { body: expectedClient } = await administrator.call('getClient', { path: { id: client } })
      read.expectFields({ client: { id: client, person: expectedClient.person } })
      const { body: expectedWorker } = await administrator.call('getWorker', { path: { id: worker } })
      read.expectFields({ worker: { id: worker, positions: expectedWorker.positions, person: expectedWorker.person } })
    },
  },
]
