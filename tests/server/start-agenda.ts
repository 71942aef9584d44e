import type { SessionInput } from '#api/generated/app.ts'
import { at } from '#domain/clock.ts'
import { weekday } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { startApp } from './start-app.ts'

/** A Tuesday, three days after the today of `openAgenda`. */
export const tuesday = '2026-11-24'

/** What to book: Ana and Luis on that Tuesday at nine, in the morning turn, unless something else is said. */
export type BookingFields = Omit<SessionInput, 'time'> & { at: string }

type StateChange = {
  state: 'pending' | 'confirmed' | 'canceled' | 'postponed'
  attended?: boolean | null
  sessionDate?: string
  updatedAt?: string
}

/** A server on Saturday 21 November 2026 with a schedule, and the sentences of a test about sessions. */
export async function startAgenda() {
  const app = await startApp({ now: '2026-11-21T15:00:00Z' })
  const { api } = app
  const schedule = await createSchedule(api)
  const morning = schedule.turns[0]!.id
  const people = { ana: '', luis: '', eva: '' }

  const buildInput = ({ at: clock = '09:00', ...written }: Partial<BookingFields>): SessionInput => {
    const sessionDate = written.sessionDate === undefined ? tuesday : written.sessionDate
    const day = weekday(sessionDate ?? tuesday)
    return { clientId: people.luis, workerId: people.ana, turnId: morning, day, time: at(clock), ...written, sessionDate }
  }

  return {
    app,
    schedule,
    morning,
    /** The ids of a worker and two clients, whom `registerPeople` makes anew so that a test has them for itself. */
    people,
    registerPeople: async () => {
      people.ana = await registerWorker(api, { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Medina' })
      people.luis = await registerClient(api, { name: 'Luis', fatherLastName: 'Huamán', motherLastName: 'Rojas', gender: true })
      people.eva = await registerClient(api)
    },
    buildInput,
    book: async (written: Partial<BookingFields>) => (await api.post('/v1/sessions', { body: buildInput(written) })).id,
    put: (id: string, written: Partial<BookingFields>, read: { updatedAt?: string } = {}) =>
      api.put('/v1/sessions/{id}', { path: { id }, body: { ...buildInput(written), ...read } }),
    changeState: (id: string, body: StateChange) => api.patch('/v1/sessions/{id}/state', { path: { id }, body }),
    get: (id: string) => api.get('/v1/sessions/{id}', { path: { id } }),
    remove: (id: string) => api.delete('/v1/sessions/{id}', { path: { id } }),
    /** A turn that nobody uses yet, and its week that holds a day of November or another month of 2026. */
    createTurn: async () => {
      const turnId = (await createSchedule(api)).turns[0]!.id
      const week = (day: number, month = 11) => api.get('/v1/sessions/by-turn-and-week', { query: { turnId, year: 2026, month, day } })
      return { turnId, week }
    },
  }
}

/** Which sessions these are. */
export const listIds = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id)
