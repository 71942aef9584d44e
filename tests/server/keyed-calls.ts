import type { OperationId } from '#api/operation.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { hashPasswordCheaply } from '../password-hash.ts'
import { buildPerson, buildWirePerson, createSchedule, registerClient, registerWorker } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

/** A call that creates or changes something which no other call has. */
export type KeyedCall = { method: 'POST'; url: string; payload?: object }

/** The calls of one operation that takes a key. `build` makes a new one for the user who sends it. */
type Operation = {
  name: string
  id: OperationId
  build: (caller: Pick<App, 'inject'>) => Promise<KeyedCall>
  /** True where the answer has a password, which is not shown again. */
  isSecret?: boolean
}

/** Starts a server on Saturday 21 November 2026 with a user who has every access, and the calls of each operation that takes a key. */
export async function startKeyedCalls() {
  const app = await startApp({ now: '2026-11-21T15:00:00Z', hashPassword: hashPasswordCheaply })
  const { api } = app
  const codes = (await app.db.selectFrom('access').select('code').execute()).map(({ code }) => code)
  const makeUser = () => app.makeUser({ access: codes })
  return { app, operations: await prepareOperations(app), user: await makeUser(), makeUser, api }
}

/** Sends a call with a key. */
export async function sendWithKey(call: KeyedCall, key: string, { inject }: Pick<App, 'inject'>) {
  const { statusCode, headers, body } = await inject({ ...call, headers: { 'idempotency-key': key } })
  return { statusCode, isReplayed: headers['idempotency-replayed'] === 'true', retryAfter: headers['retry-after'], body: JSON.parse(body) }
}

async function prepareOperations(app: App): Promise<Operation[]> {
  const { api } = app
  const schedule = await createSchedule(api)
  const turn_id = schedule.turns[0]!.id
  const worker_id = await registerWorker(api)
  let count = 0
  const next = () => ++count
  const nextDate = () => addDays('2026-12-01', next())
  const build = (url: string, payload: object): KeyedCall => ({ method: 'POST', url: `/api/v1${url}`, payload })
  const savePerson = (payload: object) => build('/person', payload)
  const registerPerson = async () => (await api.post('/v1/person', { body: buildPerson() })).id
  const buildSession = async () => {
    const session_date = nextDate()
    const day = new Date(session_date).getUTCDay()
    return { client_id: await registerClient(api), worker_id, turn_id, day, time: parseTimeOfDay('09:00'), session_date }
  }
  const bookAs = async ({ inject }: Pick<App, 'inject'>) => {
    const { headers, body } = await inject({ method: 'POST', url: '/api/v1/sessions', payload: await buildSession() })
    return { id: JSON.parse(body).id as string, changeId: String(headers['change-id']) }
  }
  const buildAbsence = (fields: object = {}) => {
    const date = nextDate()
    return { worker_id, from_date: date, to_date: date, ...fields }
  }
  return [
    { name: 'createClient', id: 'createClient', build: async () => build('/clients', { person: buildWirePerson() }) },
    { name: 'createWorker', id: 'createWorker', build: async () => build('/workers', { person: buildWirePerson(), positions: [5] }) },
    { name: 'savePerson of a new person', id: 'savePerson', build: async () => savePerson(buildWirePerson()) },
    {
      name: 'savePerson of a changed person',
      id: 'savePerson',
      build: async () => savePerson({ id: await registerPerson(), name: `Eva ${'i'.repeat(next())}` }),
    },
    { name: 'savePerson of a deleted person', id: 'savePerson', build: async () => savePerson({ id: await registerPerson() }) },
    {
      name: 'createSchedule',
      id: 'createSchedule',
      build: async () => {
        const turns = [{ name: 'Mañana', start_time: parseTimeOfDay('08:00'), end_time: parseTimeOfDay('12:00') }]
        return build('/schedules', { name: `Horario ${next()}`, session_duration: 45, break_duration: 15, turns })
      },
    },
    { name: 'createRole', id: 'createRole', build: async () => build('/roles', { name: `Rol ${next()}` }) },
    {
      name: 'createUser',
      id: 'createUser',
      build: async () => build('/users', { name: `usuario${next()}`, password: 'una clave muy larga' }),
    },
    {
      name: 'createUserFromClient',
      id: 'createUserFromClient',
      isSecret: true,
      build: async () => build('/users/from-client', { client_id: await registerClient(api) }),
    },
    {
      name: 'createUserFromWorker',
      id: 'createUserFromWorker',
      isSecret: true,
      build: async () => build('/users/from-worker', { worker_id: await registerWorker(api) }),
    },
    {
      name: 'createPublicLink',
      id: 'createPublicLink',
      build: async () => {
        const client_id = await registerClient(api)
        const url = await api.get('/v1/clients/public-link/generate')
        return build('/clients/public-link', { schedule_id: schedule.id, worker_ids: [worker_id], client_id, url })
      },
    },
    { name: 'createSession', id: 'createSession', build: async () => build('/sessions', await buildSession()) },
    {
      name: 'createSessions',
      id: 'createSessions',
      build: async () => build('/sessions/bulk', { sessions: [await buildSession(), await buildSession()] }),
    },
    {
      name: 'changeSessions',
      id: 'changeSessions',
      build: async () => {
        const { id } = await bookAs(app)
        const create = await buildSession()
        return build('/sessions/changes', { steps: [{ create }, { state: { id, state: 'canceled' } }] })
      },
    },
    {
      name: 'undoChange',
      id: 'undoChange',
      // Only the author of a change undoes it.
      build: async (caller) => ({ method: 'POST', url: `/api/v1/changes/${(await bookAs(caller)).changeId}/undo` }),
    },
    { name: 'createAbsence', id: 'createAbsence', build: async () => build('/absences', buildAbsence()) },
    {
      name: 'createAbsences',
      id: 'createAbsences',
      build: async () => build('/absences/bulk', { absences: [buildAbsence(), buildAbsence({ worker_id: null })] }),
    },
    {
      name: 'createWaitingEntry',
      id: 'createWaitingEntry',
      build: async () => build('/waiting-list', { client_id: await registerClient(api), days: [2] }),
    },
  ]
}
