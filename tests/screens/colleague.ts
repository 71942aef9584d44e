import { createApi, type Data, type Input } from '#api/client.ts'
import type { PersonUpdate } from '#api/generated/app.ts'
import { callSchemas } from '#api/generated/call-schemas.ts'
import { morning } from './agenda.ts'
import { callServer } from './call-server.ts'

/** The operations of the real server for a colleague, who is signed in as `admin` too. The calls are not among those of the page. */
export const colleague = createApi({
  baseUrl: `${window.location.origin}/api`,
  callSchemas,
  fetch: async (request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    return callServer(pathname.slice('/api'.length) + search, { method, headers, body: (await request.text()) || null }, 'colleague')
  },
})

/** Ends the sign-in of the page on the real server, without a call of the page itself. */
export const endPageSignIn = () => callServer('/v1/auth/logout', { method: 'POST', body: null })

type Booking = Input<'post', '/v1/sessions'>['body']
type Session = Data<'get', '/v1/sessions/{id}'>

/** Books a session in the morning, or in another turn, as a colleague does, and returns its id. `time` is in minutes since midnight. */
export async function bookAsColleague(booking: Omit<Booking, 'turnId' | 'day'> & { turnId?: string }) {
  const date = booking.sessionDate ?? booking.startsOn ?? ''
  const body = { turnId: morning, day: new Date(date).getUTCDay(), ...booking }
  return (await colleague.post('/v1/sessions', { body })).id
}

const person = { name: 'Luz', fatherLastName: 'Paz', motherLastName: 'Ríos', gender: false, document: '70000000', documentType: 0 as const }

/** Registers the client Luz Paz Ríos, who has no sessions, and returns the id. */
export const registerLuz = async () => (await colleague.post('/v1/clients', { body: { person } })).id

/** Registers workers with the name Eva. */
export async function registerWorkers(count: number) {
  for (let index = 1; index <= count; index++)
    await colleague.post('/v1/workers', { body: { person: { ...person, name: 'Eva', document: `7000000${index}` }, positions: [1] } })
}

/** Registers clients who come before all others by last names. */
export async function registerFirstClients(count: number) {
  const documents = Array.from({ length: count }, (_, index) => String(71000000 + index))
  await Promise.all(
    documents.map((document) => colleague.post('/v1/clients', { body: { person: { ...person, fatherLastName: 'Abad', document } } })),
  )
}

/** Saves changes of a client's data as a colleague does. */
export async function changeClient(id: string, change: Omit<PersonUpdate, 'id'>) {
  const { person } = await colleague.get('/v1/clients/{id}', { path: { id } })
  await colleague.post('/v1/person', { body: { id: person.id, ...change } })
}

/** Deletes all sessions of a client, a worker or a turn as a colleague does. */
export async function deleteSessions(query: { clientId?: string; workerId?: string; turnId?: string }) {
  const sessions = await colleague.get('/v1/sessions', { query })
  await colleague.delete('/v1/sessions/bulk', { body: { ids: sessions.map(({ id }) => id) } })
}

type ScheduleInput = Input<'put', '/v1/schedules/{id}'>['body']

/** Returns a schedule as the real server holds it, in the shape of a request. */
export async function readSchedule(id: string): Promise<ScheduleInput> {
  const { name, sessionDuration, breakDuration, turns } = await colleague.get('/v1/schedules/{id}', { path: { id } })
  return {
    name,
    sessionDuration,
    breakDuration,
    turns: turns.map(({ id, name, startTime, endTime }) => ({ id, name, startTime, endTime })),
  }
}

/** Saves changes of a schedule as a colleague does. */
export const changeSchedule = async (id: string, change: (schedule: ScheduleInput) => Partial<ScheduleInput>) => {
  const schedule = await readSchedule(id)
  await colleague.put('/v1/schedules/{id}', { path: { id }, body: { ...schedule, ...change(schedule) } })
}

/** Returns the names of the schedules that the real server holds. */
export const listScheduleNames = async () => (await colleague.get('/v1/schedules')).map(({ name }) => name)

/** Returns a session as the real server holds it. */
export const readSession = (id: string): Promise<Session> => colleague.get('/v1/sessions/{id}', { path: { id } })

/** Writes the note of a session as a colleague does. */
export const writeNoteAsColleague = (id: string, note: string) => changeSession(id, { note })

/** Moves a session to another date as a colleague does. */
export const moveAsColleague = (id: string, date: string) => changeSession(id, { sessionDate: date, day: new Date(date).getUTCDay() })

async function changeSession(id: string, change: { note?: string; sessionDate?: string; day?: number }) {
  const { client, worker, turnId, day, time, sessionDate, state, note } = await readSession(id)
  const body = { clientId: client.id, workerId: worker.id, turnId, day, time, sessionDate, state, note, ...change }
  await colleague.put('/v1/sessions/{id}', { path: { id }, body })
}

/** Returns the sessions of a client that the real server holds in the morning: the series first, whose date is null, then by date. */
export async function listSessionsOf(clientId: string) {
  const sessions = await colleague.get('/v1/sessions/by-client-and-turn', { query: { clientId, turnId: morning } })
  return sessions.toSorted((one, other) => (one.sessionDate ?? '').localeCompare(other.sessionDate ?? ''))
}

type Absence = Input<'post', '/v1/absences'>['body']

/** Enters an absence, or without a worker a closing day. */
export const addAbsence = (absence: Absence) => colleague.post('/v1/absences', { body: absence })

/** Enters the working hours of a worker: on these weekdays, from one time to another in minutes since midnight. */
export const setWorkingHours = (workerId: string, days: readonly number[], startTime: number, endTime: number) =>
  colleague.put('/v1/workers/{id}/working-hours', {
    path: { id: workerId },
    body: days.map((day) => ({ day, startTime, endTime })),
  })
