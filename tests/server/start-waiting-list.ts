import type { WaitingEntryInput } from '#api/generated/app.ts'
import { startAvailability } from './start-availability.ts'

/** Starts the server of `startAvailability`, with the calls that tests about the waiting list make. */
export async function startWaitingList() {
  const agenda = await startAvailability()
  const { app, people, morning } = agenda
  const { api } = app

  return {
    ...agenda,
    /** Puts Luis on the waiting list. */
    wait: async (fields: Partial<WaitingEntryInput> = {}) =>
      (await api.post('/v1/waiting-list', { body: { clientId: people.luis, ...fields } })).id,
    /** Reads the ids of the entries of Luis. */
    listWaiting: async () => (await api.get('/v1/waiting-list', { query: { clientId: people.luis } })).map(({ id }) => id),
    /** Reads the ids of the entries that a slot of the morning with Ana suits. */
    listMatches: async (sessionDate: string, time: number, workerId = people.ana) =>
      (await api.get('/v1/waiting-list/matches', { query: { turnId: morning, sessionDate, time, workerId } })).map(({ id }) => id),
    /** Reads the free slots that suit an entry. */
    listSlots: (id: string, from: string, to = from) => api.get('/v1/waiting-list/{id}/slots', { path: { id }, query: { from, to } }),
  }
}
