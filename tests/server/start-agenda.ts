import type { SessionInput } from '#api/generated/app.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { getWeekday, splitDate } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { startApp } from './start-app.ts'

/** A Tuesday, three days after the server's today in `startAgenda`. */
export const tuesday = '2026-11-24'

/** The fields of a booking, with the time as text such as `09:00`. By default Ana and Luis meet on `tuesday` at nine in the morning turn. */
export type BookingFields = Omit<SessionInput, 'time'> & { at: string }

type StateChange = {
  state: 'pending' | 'confirmed' | 'canceled' | 'postponed'
  attended?: boolean | null
  sessionDate?: string
  accepted?: boolean
  updatedAt?: string
}

/** Starts a server on Saturday 21 November 2026 with a schedule. Returns it with the calls that tests about sessions make. */
export async function startAgenda() {
  const app = await startApp({ now: '2026-11-21T15:00:00Z' })
  const { api } = app
  const schedule = await createSchedule(api, { name: 'Terapias' })
  const morning = schedule.turns[0]!.id
  const people = { ana: '', luis: '', eva: '' }

  const buildInput = ({ at: clock = '09:00', ...fields }: Partial<BookingFields>): SessionInput => {
    const sessionDate = fields.sessionDate === undefined ? tuesday : fields.sessionDate
    const day = getWeekday(sessionDate ?? tuesday)
    return { clientId: people.luis, workerId: people.ana, turnId: morning, day, time: parseTimeOfDay(clock), ...fields, sessionDate }
  }

  return {
    app,
    schedule,
    morning,
    /** The ids of a worker and two clients. `registerPeople` replaces them, so that each test has its own. */
    people,
    registerPeople: async () => {
      people.ana = await registerWorker(api, { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Medina' })
      people.luis = await registerClient(api, { name: 'Luis', fatherLastName: 'Huamán', motherLastName: 'Rojas', gender: true })
      people.eva = await registerClient(api)
    },
    buildInput,
    book: async (fields: Partial<BookingFields>) => (await api.post('/v1/sessions', { body: buildInput(fields) })).id,
    put: (id: string, fields: Partial<BookingFields>, version: { updatedAt?: string } = {}) =>
      api.put('/v1/sessions/{id}', { path: { id }, body: { ...buildInput(fields), ...version } }),
    changeState: (id: string, body: StateChange) => api.patch('/v1/sessions/{id}/state', { path: { id }, body }),
    get: (id: string) => api.get('/v1/sessions/{id}', { path: { id } }),
    remove: (id: string) => api.delete('/v1/sessions/{id}', { path: { id } }),
    /** Creates a turn without sessions. `getWeek` reads the turn's week around a date. */
    createTurn: async () => {
      const turnId = (await createSchedule(api)).turns[0]!.id
      const getWeek = (date: string) => api.get('/v1/sessions/by-turn-and-week', { query: { turnId, ...splitDate(date) } })
      return { turnId, getWeek }
    },
  }
}

/** Returns the ids of these sessions, in their order. */
export const listIds = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id)
