import type { OperationId } from '#api/operation.ts'
import { addDays } from '#domain/weeks.ts'
import { createTurn } from '../agenda.ts'
import type { Context } from '../context.ts'
import type { RequestOf } from '../exchange/caller.ts'
import { buildPerson, randomDigits, randomPassword, randomWord } from '../random.ts'
import { createLink } from '../scenarios/public-link/create-link.ts'
import { createRole } from '../scenarios/roles/create-role.ts'
import { buildSchedule, createNewSchedule } from '../scenarios/schedules/new-schedule.ts'
import { createNewUser } from '../scenarios/users/create-new-user.ts'

/** Requests by operation whose values differ from the defaults and, of a change, from what was there before. */
export type WrittenRequests = { [Id in OperationId]?: (context: Context) => Promise<RequestOf<Id>[]> }

const buildOldPerson = () => buildPerson({ gender: false, email: 'zz.antes@example.org', phone: '111222333' })

const buildNewPerson = () =>
  buildPerson({
    ...{ gender: true, document_type: 0, document: randomDigits(8) },
    ...{ email: `${randomWord()}@example.org`, address: 'Calle 1', phone: '999888777', birth_date: '1990-05-17' },
  })

/**
 * The requests that write a record. They need only values that a rule connects with others: a property that they lack gets one from its schema.
 */
export const writtenRequests: WrittenRequests = {
  savePerson: async ({ administrator }) => {
    const { body } = await administrator.call('savePerson', { body: buildOldPerson() })
    return [{ body: buildNewPerson() }, { body: { id: body.id, ...buildNewPerson() } }]
  },
  createClient: async () => [{ body: { person: buildNewPerson(), guardian_phone: '987654321' } }],
  updateClient: async ({ createClient }) => {
    const { id } = await createClient(buildOldPerson())
    return [{ path: { id }, body: { id, person: buildNewPerson(), guardian_phone: '987654321' } }]
  },
  createWorker: async () =>
    // A worker without a color gets one, which may be that of the first request.
    [7, 8].map((color) => ({ body: { person: buildNewPerson(), positions: [2, 4], color } })),
  updateWorker: async ({ administrator }) => {
    const worker = { person: buildOldPerson(), positions: [5 as const], color: 6 }
    const { id } = (await administrator.call('createWorker', { body: worker })).body
    return [{ body: { id, person: buildNewPerson(), positions: [2, 4], color: 7 } }]
  },
  createRole: async () => [{ body: { name: randomWord(), code: randomWord() } }],
  updateRole: async (context) => {
    const { id } = await createRole(context)
    return [{ path: { id }, body: { id, name: randomWord(), code: randomWord() } }]
  },
  createUser: async () => [{ body: { name: randomWord(14), email: `${randomWord()}@example.org`, password: randomPassword() } }],
  updateUser: async (context) => {
    const { id } = await createNewUser(context, { email: 'zz.antes@example.org' })
    return [{ body: { id, name: randomWord(14), email: `${randomWord()}@example.org` } }]
  },
  createUserFromClient: async ({ createClient }) => [{ body: { client_id: (await createClient()).id } }],
  createUserFromWorker: async ({ createWorker, needTag }) => {
    await needTag('workers')
    return [{ body: { worker_id: (await createWorker()).id } }]
  },
  createSchedule: async () => [{ body: buildSchedule() }],
  updateSchedule: async (context) => {
    const { id, turns } = await createNewSchedule(context)
    const changed = [
      { id: turns[0]!.id, name: 'Temprano', start_time: 420, end_time: 690 },
      { name: 'Tarde', start_time: 900, end_time: 1080 },
    ]
    return [{ path: { id }, body: { name: randomWord(), session_duration: 30, break_duration: 5, turns: changed } }]
  },
  createSession: async (context) => (await buildSessions(context)).map((body) => ({ body })),
  createSessions: async (context) => [{ body: { sessions: await buildSessions(context) } }],
  updateSession: async (context) => {
    const { administrator, createAgenda, createWorker } = context
    const { book, build, other, today } = await createAgenda()
    const people = { client_id: other, worker_id: (await createWorker()).id, turn_id: (await createTurn(administrator)).turn }
    const changed = build({ ...people, session_date: addDays(today, 15), time: 540, note: 'Otra nota', state: 'confirmed' })
    const dated = { path: { id: (await book()).id }, body: { ...changed, attended: false } }
    const series = await book({ session_date: null, time: 600, starts_on: addDays(today, 14) })
    const later = { starts_on: addDays(today, 21), ends_on: addDays(today, 84) }
    return [dated, { path: { id: series.id }, body: build({ session_date: null, time: 660, ...later }) }]
  },
  changeSessionState: async ({ createAgenda }) => {
    const { book, today } = await createAgenda()
    const dated = { path: { id: (await book()).id }, body: { state: 'confirmed' as const, attended: false } }
    const series = await book({ session_date: null, time: 600, starts_on: addDays(today, 14) })
    return [dated, { path: { id: series.id }, body: { state: 'canceled', session_date: addDays(today, 21) } }]
  },
  createPublicLink: async ({ administrator, createAgenda }) => {
    const { schedule, worker, client } = await createAgenda()
    const { body: url } = await administrator.call('generatePublicLink')
    return [{ body: { schedule_id: schedule, worker_ids: [worker], client_id: client, url } }]
  },
  updatePublicLink: async (context) => {
    const { id } = await createLink(context)
    const { schedule, worker, client } = await context.createAgenda()
    const { body: url } = await context.administrator.call('generatePublicLink')
    return [{ body: { id, schedule_id: schedule, worker_ids: [worker], client_id: client, url } }]
  },
}

/** Builds a dated session and a series. */
async function buildSessions({ createAgenda }: Context) {
  const { build, today } = await createAgenda()
  const fields = { note: 'Viene sola.', state: 'confirmed' as const }
  const period = { starts_on: addDays(today, 14), ends_on: addDays(today, 70) }
  return [build({ ...fields, attended: false }), build({ ...fields, session_date: null, time: 600, ...period })]
}

/** The operations whose body writes no record, each with the reason. */
export const writesNoRecord: Partial<Record<OperationId, string>> = {
  login: 'it starts a sign-in',
  changePassword: 'passwords cannot be read',
  startSecondFactor: 'a secret cannot be read',
  confirmSecondFactor: 'a secret cannot be read',
  removeSecondFactor: 'it names nothing but the password',
  renewRecoveryCodes: 'recovery codes cannot be read',
  giveRoleAccess: 'it gives what a list of its own reads',
  takeRoleAccess: 'it takes what a list of its own reads',
  giveUserRoles: 'it gives what a list of its own reads',
  takeUserRoles: 'it takes what a list of its own reads',
  giveUserAccess: 'it gives what a list of its own reads',
  takeUserAccess: 'it takes what a list of its own reads',
  deleteSessions: 'it names sessions to delete',
  endSeries: 'it names a series to end',
  replaceWorkerWorkingHours: 'it writes what a list of its own reads',
  createAbsence: 'it writes what a list of its own reads',
  createAbsences: 'it writes what a list of its own reads',
  updateAbsence: 'it writes what a list of its own reads',
  markSessionReminded: 'it writes what a list of its own reads',
  replyToSession: 'it writes what the session and a list read',
  createWaitingEntry: 'it writes what a list of its own reads',
  updateWaitingEntry: 'it writes what a list of its own reads',
}

/** The properties of a PUT that stay as they are when they are missing. */
export const keptWhenMissing: Partial<Record<OperationId, readonly string[]>> = {
  updateClient: ['guardian_name', 'guardian_phone', 'note'],
  updateWorker: ['color'],
  updateSession: ['state', 'starts_on', 'ends_on', 'attended'],
}

/** Properties that a rule connects with others: they are written where a request has them, and nowhere else. */
export const neverAdded = ['starts_on', 'ends_on', 'session_date', 'waiting_entry_id']

/** The properties that cannot be read back, each with the reason. */
export const unreadable: Record<string, string> = {
  id: 'it names the record to write',
  updated_at: 'it is the version that was read, and moves with the change',
  password: 'it cannot be read',
  accepted: 'it is read as the reason that it accepts',
}

/** Where a record has a property that it does not have under the same name. */
export const readUnder: Record<string, string> = { '/client_id': '/client/id', '/worker_id': '/worker/id' }
