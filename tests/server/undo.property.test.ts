import fc from 'fast-check'
import { v7 as createId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { propertySeed } from '../property-seed.ts'
import { anyChange, type ChangeStep, type ChangingCall, toCall } from './change-steps.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertReply } from './insert-records.ts'
import { readLiveRows } from './read-live-rows.ts'
import { startApp } from './start-app.ts'

/** A few seconds on two cores; `npm run explore` plays more, each round with a fresh seed. */
const numberOfRuns = 15

const app = await startApp({ now: '2026-11-21T15:00:00Z' })
afterAll(() => app.close())

let user = await app.makeUser({})

const anyRun = fc.record({
  setup: fc.array(anyChange, { minLength: 2, maxLength: 8, size: 'max' }),
  replies: fc.array(fc.record({ reply: fc.constantFrom('confirmed' as const, 'declined' as const), number: fc.nat() }), { maxLength: 4 }),
  changes: fc.array(fc.record({ step: anyChange, isRepeated: fc.boolean() }), { minLength: 3, maxLength: 12, size: 'max' }),
  order: fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }),
})

test('random changes, undone in any order that has no conflict, leave every live row as it was, and undone twice as they left it', async () => {
  await fc.assert(fc.asyncProperty(anyRun, play), {
    seed: propertySeed,
    numRuns: numberOfRuns,
    interruptAfterTimeLimit: 250_000,
    markInterruptAsFailure: true,
  })
})

type Run = typeof anyRun extends fc.Arbitrary<infer Value> ? Value : never

/** Each run has its own people and schedule, so that all runs share one database. */
async function play({ setup, replies, changes, order }: Run) {
  const start = createId()
  // One user may not make so many calls a minute.
  user = await app.makeUser({ access: ['sessions.mix', 'clients.mix', 'workers.mix', 'schedules.mix'] })
  await createClinic()
  for (const step of setup) await change(step, start)
  for (const reply of replies) await insertAnyReply(reply, start)
  const before = await readLiveRows(app.db)
  const done: Done[] = []
  for (const { step, isRepeated } of changes) {
    const earlier = isRepeated ? await readLiveRows(app.db) : []
    const made = await change(step, start)
    if (made) done.push({ ...made, id: isRepeated ? await undoAndRedo(made.id, earlier) : made.id })
  }
  await undoInAnyOrder(done, order)
  expect(await readLiveRows(app.db), JSON.stringify(done)).toEqual(before)
}

/** Two clients, a worker, a worker who is a client too, and a schedule. */
async function createClinic() {
  await createSchedule(user.api)
  for (let count = 0; count < 2; count++) await registerClient(user.api)
  await registerWorker(user.api)
  const { person } = await user.api.get('/v1/workers/{id}', { path: { id: await registerWorker(user.api) } })
  await user.api.post('/v1/clients', { body: { person: { id: person.id } } })
}

/** Stores what a client replied to a session, as the public link does. */
async function insertAnyReply({ reply, number }: Run['replies'][number], start: string) {
  const sessions = await app.db
    .selectFrom('session')
    .where('id', '>', start)
    .where('deleted_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .execute()
  const session = sessions[number % sessions.length]
  if (!session) return
  const { client_id, worker_id, turn_id, time, session_date, day } = session
  const date = session_date ?? (day === 2 ? '2026-12-01' : '2026-12-02')
  await insertReply(app.db, { client_id, worker_id, turn_id, time, session_date: date, reply })
}

/** Makes a change. Returns its id, or undefined if it was refused or changed nothing. */
async function change(step: ChangeStep, start: string) {
  const call = await toCall(app.db, step, start)
  if (!call) return undefined
  const { statusCode, headers, body } = await user.inject({ ...call, url: `/api/v1${call.url}` })
  expect(statusCode, `${JSON.stringify(call)}: ${body}`).toBeLessThan(500)
  return typeof headers['change-id'] === 'string' ? { id: headers['change-id'], call } : undefined
}

const undo = (id: string) => user.inject({ method: 'POST', url: `/api/v1/changes/${id}/undo` })

/** Undoes a change and undoes that. Returns the id of the change that did it again. */
async function undoAndRedo(id: string, earlier: readonly string[]): Promise<string> {
  const later = await readLiveRows(app.db)
  const undoId = await expectUndo(id, 'immediately')
  expect(await readLiveRows(app.db)).toEqual(earlier)
  const redoId = await expectUndo(undoId, 'again')
  expect(await readLiveRows(app.db)).toEqual(later)
  return redoId
}

type Done = { id: string; call: ChangingCall }

/**
 * Undoes changes in a random order, as far as there is no conflict. One that was undone early may leave others in conflict, such as a new turn in which
 * sessions were deleted since: then all are done again, and undone in the order that never has a conflict.
 */
async function undoInAnyOrder(done: readonly Done[], order: readonly number[]) {
  const ids = done.map(({ id }) => id)
  const undone: { index: number; undoId: string }[] = []
  for (let draw = 0; undone.length < ids.length; draw++) {
    const left = [...ids.keys()].filter((index) => !undone.some((one) => one.index === index))
    const tried = left.toSorted((one, other) => order[(one + draw) % order.length]! - order[(other + draw) % order.length]!)
    const found = await undoFirst(tried.map((index) => ({ index, id: ids[index]! })))
    if (!found) break
    undone.push(found)
  }
  if (undone.length === ids.length) return
  for (const { index, undoId } of undone.toReversed()) ids[index] = await expectUndo(undoId, done)
  for (const id of ids.toReversed()) await expectUndo(id, done)
}

/** Undoes the first of the changes that has no conflict. */
async function undoFirst(changes: readonly { index: number; id: string }[]) {
  for (const { index, id } of changes) {
    const { statusCode, body, json } = await undo(id)
    if (statusCode === 200) return { index, undoId: json().change_id as string }
    expect(statusCode, body).toBe(409)
  }
  return undefined
}

/** Undoes a change, which may have no conflict. Returns the id of the undo. */
async function expectUndo(id: string, context: unknown): Promise<string> {
  const { statusCode, body, json } = await undo(id)
  expect(statusCode, `${body} ${JSON.stringify(context)}`).toBe(200)
  return json().change_id
}
