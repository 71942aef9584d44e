import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ApiError, errorCode } from '#api/errors.ts'
import type { Session, SessionStep, SessionStepResult } from '#api/generated/app.ts'
import type { Availability } from '#domain/availability.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { listSlots } from '#domain/slots.ts'
import { propertySeed } from '../property-seed.ts'
import type { Command } from './agenda-commands.ts'
import { type ModelSession, normalizeAgenda } from './agenda-model.ts'
import { anyStep, type PeopleAndSlots, toCommand } from './agenda-steps.ts'
import {
  anyAccess,
  anyReply,
  anyRequest,
  isOwnOnly,
  maySend,
  overrideSome,
  type Reply,
  type Request,
  toCommandOf,
  toSteps,
} from './change-requests.ts'
import { createSchedule } from './create-records.ts'
import { insertClient, insertPerson, insertReply, insertWorker } from './insert-records.ts'
import { anyPlan, plannedPeriod, toPlanSteps } from './plan-steps.ts'
import { sendCommand } from './send-command.ts'
import { startApp } from './start-app.ts'

const app = await startApp({ now: '2026-11-21T15:00:00Z' })
afterAll(() => app.close())

const { turns, sessionDuration, breakDuration } = await createSchedule(app.api, {
  sessionDuration: 45,
  breakDuration: 15,
  turns: [{ name: 'Mañana', startTime: parseTimeOfDay('08:00'), endTime: parseTimeOfDay('12:00') }],
})
const { id: turnId, startTime: start, endTime: end } = turns[0]!
const slots = listSlots({ start, end }, { session: sessionDuration, breakAfter: breakDuration }).map((time) => ({ turnId, time }))

test('a random change does what its dry run says, all or nothing, and whatever the single calls do one after the other', async () => {
  const requests = (minLength: number, maxLength: number) => fc.array(anyRequest, { minLength, maxLength, size: 'max' })
  const replies = fc.array(anyReply, { minLength: 2, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(requests(5, 10), replies, anyAccess, requests(1, 4), async (earlier, replied, access, asked) => {
      const [ours, twin] = [await createClinic(access), await createClinic(access)]
      for (const clinic of [ours, twin]) {
        for (const request of earlier) await clinic.send(toCommandOf(clinic, request))
        await insertReplies(clinic, replied)
      }
      const requested = overrideSome(listCommands(ours, asked).flatMap(toSteps), access)
      if (requested.length === 0) return
      const { foretold, failing } = await expectChangeAsForetold(ours, requested)
      const ofTwin = listCommands(twin, asked).filter((command) => toSteps(command).every((step) => maySend(access, step)))
      const isDoneOneByOne = await sendAll(twin, ofTwin)
      if (foretold.some(({ error }) => error && causedByOthers.includes(error.message)) || !isDoneOneByOne) return
      expect(failing, 'what can be done one by one can be done together').toEqual([])
      expect(await readClinic(ours)).toEqual(await readClinic(twin))
    }),
    // A failure is reported with the shortest change that was found until then.
    { seed: propertySeed, numRuns: 40, interruptAfterTimeLimit: 250_000, markInterruptAsFailure: true },
  )
})

test('a plan is carried out when its dry run accepts it, and that accepts every plan that knows what the server lists', async () => {
  const bookings = fc.array(
    anyStep.filter(({ do: kind }) => ['book', 'bookMany', 'changeState'].includes(kind)),
    { minLength: 8, maxLength: 12, size: 'max' },
  )
  // Few slots, so that many plans meet a session that exists.
  const planSlots = slots.slice(0, 2).map((slot) => ({ ...slot, duration: sessionDuration }))
  await fc.assert(
    fc.asyncProperty(bookings, anyPlan, async (earlier, draft) => {
      const clinic = await createClinic(['sessions.mix'])
      for (const step of earlier) await clinic.send(toCommand(step, clinic.sessions, { ...clinic.people, slots: planSlots }))
      const listed = await listSessions(clinic, plannedPeriod)
      const requested = toPlanSteps(draft, { ...clinic, slots: planSlots, listed })
      if (requested.length === 0) return
      const { failing } = await expectChangeAsForetold(clinic, requested)
      if (!draft.isBlind) expect(failing, 'what is free is accepted').toEqual([])
    }),
    { seed: propertySeed, numRuns: 30, interruptAfterTimeLimit: 250_000, markInterruptAsFailure: true },
  )
})

/** Why a step may be refused because of another one in the same change, although both can be sent one after the other. */
const causedByOthers = [
  'Otro paso de este cambio trata de la misma sesión.',
  'Ya se reservó otra sesión para esta entrada de la lista de espera.',
]

/**
 * Tries a change out and makes it, and expects the same outcome of both. Where the access forbids some of the steps, expects that they are refused, and makes the
 * change without them. Returns what the dry run foretold of the allowed steps, and the positions of those that fail.
 */
async function expectChangeAsForetold(clinic: Clinic, requested: SessionStep[]) {
  const before = await readRecords(clinic)
  const { results } = await clinic.caller.post('/v1/sessions/changes', { body: { steps: requested, dryRun: true } })
  expect(await readRecords(clinic), 'a dry run keeps nothing').toEqual(before)
  const isAllowed = requested.map((step) => maySend(clinic.access, step))
  const forbidden = [...requested.keys()].filter((index) => !isAllowed[index])
  if (forbidden.length > 0) {
    expect(forbidden.map((index) => results[index]!.error?.code)).toEqual(forbidden.map(() => errorCode.unauthorized))
    const { code, failing } = await requestChange(clinic, requested)
    expect({ code, failing }, 'the forbidden steps').toEqual({ code: errorCode.unauthorized, failing: forbidden })
    expect(await readRecords(clinic), 'a forbidden change keeps nothing').toEqual(before)
  }
  const steps = requested.filter((_, index) => isAllowed[index])
  const foretold = results.filter((_, index) => isAllowed[index])
  if (steps.length === 0) return { foretold, failing: [] }
  const change = await requestChange(clinic, steps)
  const failing = foretold.flatMap(({ error }, index) => (error ? [index] : []))
  expect(change.failing, 'the failing steps').toEqual(failing)
  expect(change.messages, 'why they fail').toEqual(failing.map((index) => foretold[index]!.error!.message))
  if (failing.length === 0) expect(maskNew(change.results, steps)).toEqual(maskNew(foretold, steps))
  else expect(await readRecords(clinic), 'a refused change keeps nothing').toEqual(before)
  return { foretold, failing }
}

/**
 * Creates its own people and users, so that all runs share one database and no user makes too many calls. Each client waits. The last client and the last
 * worker are the same person. `caller` has this access, in place of all access to sessions, as the first worker if it is that to their own sessions.
 */
async function createClinic(access: string[]) {
  const { api } = await app.makeUser({ access: ['sessions.mix'] })
  const person_id = await insertPerson(app.db)
  const people: PeopleAndSlots = {
    clients: [await insertClient(app.db), await insertClient(app.db), await insertClient(app.db, { person_id })],
    workers: [await insertWorker(app.db), await insertWorker(app.db, { person_id })],
    slots,
  }
  // The first worker goes home early on Tuesdays, and is absent on one of them.
  const [workerId] = people.workers as [string, ...string[]]
  const hours = [2, 3].map((day) => ({ day, startTime: parseTimeOfDay('08:00'), endTime: parseTimeOfDay(day === 2 ? '10:45' : '12:00') }))
  await app.api.put('/v1/workers/{id}/working-hours', { path: { id: workerId }, body: hours })
  const absence = { fromDate: '2026-12-01', toDate: '2026-12-01' }
  await app.api.post('/v1/absences', { body: { workerId, ...absence } })
  const availabilityOf = (id: string): Availability =>
    id === workerId
      ? {
          hours: hours.map((ofDay) => ({ ...ofDay, fromDate: null, toDate: null })),
          absences: [{ ...absence, startTime: null, endTime: null }],
          closingDays: [],
        }
      : { hours: [], absences: [], closingDays: [] }
  const entries = new Map<string, string>()
  for (const clientId of people.clients) entries.set(clientId, (await api.post('/v1/waiting-list', { body: { clientId } })).id)
  const { api: caller } = await app.makeUser({ access, ...(isOwnOnly(access) && { worker_id: workerId }) })
  const sessions: ModelSession[] = []
  const concerned = new Set<string>()
  const send = async (command: Command | null) => {
    if (!command) return
    const result = await sendCommand(api, command)
    for (const id of 'ids' in result ? result.ids : []) {
      if (command.do === 'book' && command.input.waitingEntryId) concerned.add(id)
      const found = await api.get('/v1/sessions/{id}', { path: { id } }).catch(() => undefined)
      const index = sessions.findIndex((session) => session.id === id)
      sessions.splice(index < 0 ? sessions.length : index, index < 0 ? 0 : 1, ...(found ? [toModelSession(found)] : []))
    }
  }
  return { api, caller, access, people, availabilityOf, entries, sessions, concerned, send }
}

type Clinic = Awaited<ReturnType<typeof createClinic>>

function toModelSession({ client, worker, startsOn = null, endsOn = null, attended = null, ...session }: Session): ModelSession {
  const { id, turnId, day, time, sessionDate, state } = session
  return { id, clientId: client.id, workerId: worker.id, turnId, day, time, sessionDate, startsOn, endsOn, state, attended }
}

/** Lists the commands of requests on the sessions of a clinic. */
const listCommands = (clinic: Clinic, requests: readonly Request[]) =>
  requests.map((request) => toCommandOf(clinic, request)).filter((command) => command !== null)

/** Inserts replies to sessions, and to series on one of their dates. */
async function insertReplies({ sessions, concerned }: Clinic, replies: readonly Reply[]) {
  for (const { session, reply } of sessions.length > 0 ? replies : []) {
    const { id, clientId, workerId, turnId, time, day, sessionDate } = sessions[session % sessions.length]!
    concerned.add(id)
    const session_date = sessionDate ?? (day === 2 ? '2026-12-01' : '2026-12-02')
    await insertReply(app.db, { client_id: clientId, worker_id: workerId, turn_id: turnId, time, session_date, reply })
  }
}

type ChangeOutcome = { results: SessionStepResult[]; failing: number[]; messages: string[]; code?: number }

/** Sends a change. Returns the results, or the code of the error and the positions of the failing steps. */
async function requestChange({ caller }: Clinic, steps: SessionStep[]): Promise<ChangeOutcome> {
  try {
    return { results: (await caller.post('/v1/sessions/changes', { body: { steps } })).results, failing: [], messages: [] }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code } = error
    const failing = [...new Set(error.details.map(({ path }) => Number(path.split('.')[1])))]
    if (failing.length > 1) expect([errorCode.multiple, errorCode.unauthorized]).toContain(code)
    // Of several failing steps, the detail with the path of the step has its sentence.
    const messages = error.details.flatMap(({ path, message }) => (path.split('.').length === 3 ? [message] : []))
    return { results: [], failing, messages: failing.length === 1 ? [error.message] : messages, code }
  }
}

/** Takes out of results what differs between a dry run and the change: the ids of new sessions, and times. */
const maskNew = (results: readonly SessionStepResult[], steps: readonly SessionStep[]) =>
  results.map((result, index) => {
    if (result.create) return 'created'
    const session = result.update ?? result.state
    if (!session) return result
    const isNew = session.id !== (steps[index]!.update ?? steps[index]!.state)?.id
    return { ...session, updatedAt: '', ...(isNew && { id: '', createdAt: '' }) }
  })

/** Sends commands one after the other. Returns whether all of them are done. */
async function sendAll({ caller }: Clinic, commands: readonly Command[]) {
  for (const command of commands) if ('code' in (await sendCommand(caller, command))) return false
  return true
}

const listSessions = async ({ api, people }: Clinic, period: Partial<typeof plannedPeriod> = {}) =>
  (await Promise.all(people.workers.map((workerId) => api.get('/v1/sessions', { query: { workerId, ...period } })))).flat()

/** Reads the stored sessions and how many changes the history has. */
const readRecords = async (clinic: Clinic) => [
  await listSessions(clinic),
  (await app.db.selectFrom('history').select('id').execute()).length,
]

/** Reads the sessions, which of them was booked for each entry, and the replies, with indices of people in place of ids, so that two clinics can be compared. */
async function readClinic(clinic: Clinic) {
  const { clients, workers } = clinic.people
  const describe = <Fields extends { clientId: string; workerId: string }>({ clientId, workerId, ...fields }: Fields) =>
    JSON.stringify({ ...fields, client: clients.indexOf(clientId), worker: workers.indexOf(workerId) })
  const agenda = normalizeAgenda((await listSessions(clinic)).map(toModelSession))
  const sessions = new Map(agenda.map(({ id, ...session }) => [id, describe(session)]))
  const entryIds = [...clinic.entries.values()]
  const entries = await app.db.selectFrom('waiting_entry').where('id', 'in', entryIds).select('session_id').orderBy('id').execute()
  const replies = await app.db.selectFrom('session_reply').where('client_id', 'in', clients).selectAll().execute()
  return {
    sessions: [...sessions.values()].sort(),
    entries: entries.map(({ session_id }) => session_id && sessions.get(session_id)),
    replies: replies.map(({ client_id, worker_id, ...reply }) => describe({ clientId: client_id, workerId: worker_id, ...reply })).sort(),
  }
}
