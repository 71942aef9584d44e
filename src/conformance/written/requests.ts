import type { OperationId } from '#api/operation.ts'
import { addDays } from '#domain/weeks.ts'
import { type Agenda, createTurn } from '../agenda.ts'
import type { Context } from '../context.ts'
import type { RequestOf } from '../exchange/caller.ts'
import { buildPerson, randomDigits, randomPassword, randomWord } from '../random.ts'
import { createLink } from '../scenarios/public-link/create-link.ts'
import { createRole } from '../scenarios/roles/create-role.ts'
import { buildSchedule, createNewSchedule } from '../scenarios/schedules/new-schedule.ts'
import { createNewUser } from '../scenarios/users/create-new-user.ts'
import { wait } from '../scenarios/waiting-list/wait.ts'

/** A request that writes a record, with the query by which a list has the record, where no operation reads it alone. */
type Writing<Id extends OperationId> = RequestOf<Id> & { listQuery?: Record<string, string> }

/** Requests by operation whose values differ from the defaults and, of a change, from what was there before. */
export type WrittenRequests = { [Id in OperationId]?: (context: Context) => Promise<Writing<Id>[]> }

const buildOldPerson = () => buildPerson({ gender: false, email: 'zz.antes@example.org', phone: '111222333' })

const buildNewPerson = () =>
  buildPerson({
    gender: true,
    document_type: 0,
    document: randomDigits(8),
    email: `${randomWord()}@example.org`,
    address: 'Calle 1',
    phone: '999888777',
    birth_date: '1990-05-17',
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
    const changed = build({ ...people, session_date: addDays(today, -15), time: 540, note: 'Otra nota', state: 'confirmed' })
    const dated = { path: { id: (await book()).id }, body: { ...changed, attended: false } }
    const series = await book({ session_date: null, time: 600, starts_on: addDays(today, 14) })
    const later = { starts_on: addDays(today, 21), ends_on: addDays(today, 84) }
    return [dated, { path: { id: series.id }, body: build({ session_date: null, time: 660, ...later }) }]
  },
  changeSessionState: async ({ createAgenda }) => {
    const { book, today } = await createAgenda()
    const past = await book({ session_date: addDays(today, -14) })
    const dated = { path: { id: past.id }, body: { state: 'confirmed' as const, attended: false } }
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
  createAbsence: async (context) => (await buildAbsences(context)).slice(0, 1),
  createAbsences: async (context) => {
    const absences = await buildAbsences(context)
    return [{ body: { absences: absences.map(({ body }) => body) }, listQuery: absences[0]!.listQuery }]
  },
  updateAbsence: async (context) => {
    const [before, after] = await buildAbsences(context)
    const { id } = (await context.administrator.call('createAbsence', { body: before!.body })).body
    const { worker_id: _, ...body } = after!.body
    return [{ path: { id }, body, listQuery: after!.listQuery }]
  },
  createWaitingEntry: async ({ createAgenda }) => {
    const { client, ...agenda } = await createAgenda()
    return [{ body: { client_id: client, ...buildWishes(agenda) }, listQuery: { client_id: client } }]
  },
  updateWaitingEntry: async (context) => {
    const agenda = await context.createAgenda()
    return [{ path: { id: await wait(context, agenda) }, body: buildWishes(agenda), listQuery: { client_id: agenda.client } }]
  },
}

/** Builds two absences of a worker, and the query of a list with both. */
async function buildAbsences({ createWorker, needTag }: Context) {
  await needTag('workers')
  const { id: worker_id } = await createWorker()
  const today = new Date().toISOString().slice(0, 10)
  const listQuery = { from: today, to: addDays(today, 60), worker_id }
  const build = (days: number, start_time: number) => {
    const from_date = addDays(today, days)
    return { body: { worker_id, from_date, to_date: addDays(from_date, 1), start_time, end_time: start_time + 60 }, listQuery }
  }
  return [build(30, 540), build(40, 600)]
}

/** Builds what suits someone who waits. */
const buildWishes = ({ schedule, worker, today }: Pick<Agenda, 'schedule' | 'worker' | 'today'>) => ({
  schedule_id: schedule,
  worker_ids: [worker],
  days: [2, 4],
  from_time: 540,
  to_time: 720,
  from_date: addDays(today, 7),
  until_date: addDays(today, 60),
})

/** Builds a dated session and a series. */
async function buildSessions({ createAgenda }: Context) {
  const { build, today } = await createAgenda()
  const fields = { note: 'Viene sola.', state: 'confirmed' as const }
  const period = { starts_on: addDays(today, 14), ends_on: addDays(today, 70) }
  return [
    build({ ...fields, session_date: addDays(today, -14), attended: false }),
    build({ ...fields, session_date: null, time: 600, ...period }),
  ]
}

/** The operations whose body writes no record, each with the reason. */
export const writesNoRecord: Partial<Record<OperationId, string>> = {
  login: 'it starts a sign-in',
  changePassword: 'passwords cannot be read',
  startSecondFactor: 'a secret cannot be read',
  confirmSecondFactor: 'a secret cannot be read',
  removeSecondFactor: 'it names nothing but the password',
  renewRecoveryCodes: 'recovery codes cannot be read',
  giveRoleAccess: 'it gives what its own list reads',
  takeRoleAccess: 'it takes what its own list reads',
  giveUserRoles: 'it gives what its own list reads',
  takeUserRoles: 'it takes what its own list reads',
  giveUserAccess: 'it gives what its own list reads',
  takeUserAccess: 'it takes what its own list reads',
  changeSessions: 'its steps write what the single operations write',
  deleteSessions: 'it names sessions to delete',
  endSeries: 'it names a series to end',
  replaceWorkerWorkingHours: 'it writes what its own list reads',
  markSessionReminded: 'it writes what its own list reads',
  replyToSession: 'it writes what the session and a list read',
}

/** A property that a body lacks stays as it is (`kept`), or is cleared (`cleared`). `sent` means that nothing changes without it. */
export type WhenMissing = Readonly<Record<string, 'kept' | 'cleared' | 'sent'>>

const personWhenMissing: WhenMissing = {
  '/person/email': 'cleared',
  '/person/address': 'cleared',
  '/person/phone': 'cleared',
  '/person/birth_date': 'cleared',
}

/** Says by pointer what a PUT does with each optional property that its body lacks. */
export const whenMissing: Partial<Record<OperationId, WhenMissing>> = {
  updateClient: { ...personWhenMissing, '/guardian_name': 'kept', '/guardian_phone': 'kept', '/note': 'kept' },
  updateWorker: { ...personWhenMissing, '/color': 'kept' },
  updateRole: { '/code': 'cleared' },
  updateUser: { '/email': 'cleared' },
  updateSession: {
    '/note': 'cleared',
    '/state': 'kept',
    '/starts_on': 'kept',
    '/ends_on': 'kept',
    '/attended': 'kept',
    // Without it a dated session would become a standing one, which is refused.
    '/session_date': 'sent',
  },
  updateAbsence: { '/start_time': 'cleared', '/end_time': 'cleared', '/reason': 'cleared' },
  updateWaitingEntry: {
    '/schedule_id': 'cleared',
    '/worker_ids': 'cleared',
    '/days': 'cleared',
    '/from_time': 'cleared',
    '/to_time': 'cleared',
    '/from_date': 'cleared',
    '/until_date': 'cleared',
    '/note': 'cleared',
  },
}

/** Properties that a rule connects with others: they are written where a request has them, and nowhere else. */
export const neverAdded = ['starts_on', 'ends_on', 'session_date', 'waiting_entry_id', 'moved_from']

/** The properties that cannot be read back, each with the reason. */
export const unreadable: Record<string, string> = {
  id: 'it names the record to write',
  updated_at: 'it is the version that was read, and moves with the change',
  client_knows: 'it says whether the client must be told, and nothing of the session',
  password: 'it cannot be read',
  accepted: 'it is read as the reason that it accepts',
}

/** Where a record has a property that it does not have under the same name. */
export const readUnder: Record<string, string> = { '/client_id': '/client/id', '/worker_id': '/worker/id' }
