import { v7 as createId } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { SessionStep } from '#api/generated/app.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { type BookingFields, listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, buildInput, registerPeople, people, changeState } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

const wednesday = '2026-11-25'

const change = (...steps: SessionStep[]) => api.post('/v1/sessions/changes', { body: { steps } })
const tryOut = (...steps: SessionStep[]) => api.post('/v1/sessions/changes', { body: { steps, dryRun: true } })
const create = (fields: Partial<BookingFields>): SessionStep => ({ create: buildInput(fields) })
const move = (id: string, fields: Partial<BookingFields>): SessionStep => ({ update: { ...buildInput(fields), id } })
const listRecords = () => api.get('/v1/sessions', { query: { workerId: people.ana } })
const countHistory = async () => (await app.db.selectFrom('history').select('id').execute()).length

/** Sends steps that the server refuses. Returns the error. Expects that nothing was stored. */
async function expectRefused(...steps: SessionStep[]) {
  const before = [await listRecords(), await countHistory()]
  const refusal = await change(...steps).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ name: 'ApiError' })
  expect([await listRecords(), await countHistory()]).toEqual(before)
  return refusal as { status: number; code: number; message: string; details: { path: string; message: string; id?: string }[] }
}

test('each step answers what the single operation answers, in the order of the steps', async () => {
  const moved = await book({ at: '08:00' })
  const marked = await book({ at: '10:00' })
  const removed = await book({ at: '11:00' })
  const series = await book({ at: '09:00', sessionDate: null, startsOn: tuesday, clientId: people.eva })
  const { changeId, results } = await change(
    create({ at: '08:00', note: 'Primera vez.' }),
    { delete: { id: removed } },
    move(moved, { at: '11:00' }),
    { state: { id: marked, state: 'canceled' } },
    { state: { id: series, state: 'confirmed', sessionDate: tuesday } },
  )
  expect(changeId).toEqual(expect.any(String))
  const created = results[0]!.create!.id
  expect(await get(created)).toMatchObject({ time: parseTimeOfDay('08:00'), note: 'Primera vez.' })
  expect(results[1]).toEqual({ delete: { id: removed } })
  expect(results[2]).toEqual({ update: await get(moved) })
  expect(results[3]).toEqual({ state: await get(marked) })
  expect(results[4]!.state).toMatchObject({ sessionDate: tuesday, state: 'confirmed', standing: false, seriesId: series })
  const ended = await change({
    endSeries: { clientId: people.eva, workerId: people.ana, day: 2, time: parseTimeOfDay('09:00'), fromDate: '2026-12-01' },
  })
  expect(ended.results).toEqual([{ endSeries: [series] }])
  expect(await get(series)).toMatchObject({ endsOn: '2026-11-30' })
})

test('the header Change-Id names the change, and all rows of the history that it wrote have this id', async () => {
  const payload = { steps: [{ create: toWire(buildInput({})) }, { create: toWire(buildInput({ clientId: people.eva, at: '10:00' })) }] }
  const { headers, body } = await app.inject({ method: 'POST', url: '/api/v1/sessions/changes', payload })
  const { change_id, results } = JSON.parse(body)
  expect(headers['change-id']).toBe(change_id)
  const rows = await app.db.selectFrom('history').where('change_id', '=', change_id).select('record_id').execute()
  expect(rows.map(({ record_id }) => record_id)).toEqual(results.map(({ create }: { create: { id: string } }) => create.id))
})

const toWire = ({ clientId, workerId, turnId, day, time, sessionDate }: ReturnType<typeof buildInput>) => ({
  client_id: clientId,
  worker_id: workerId,
  turn_id: turnId,
  day,
  time,
  session_date: sessionDate,
})

test('two sessions of different people swap their places, and three go round in a circle', async () => {
  const first = await book({ at: '08:00' })
  const second = await book({ at: '09:00', clientId: people.eva })
  await change(move(first, { at: '09:00' }), move(second, { at: '08:00', clientId: people.eva }))
  expect([(await get(first)).time, (await get(second)).time]).toEqual([parseTimeOfDay('09:00'), parseTimeOfDay('08:00')])
  const rosa = await registerClient(api, { name: 'Rosa' })
  const third = await book({ at: '10:00', clientId: rosa })
  await change(
    move(first, { at: '08:00' }),
    move(second, { at: '10:00', clientId: people.eva }),
    move(third, { at: '09:00', clientId: rosa }),
  )
  expect([(await get(first)).time, (await get(second)).time, (await get(third)).time]).toEqual([
    parseTimeOfDay('08:00'),
    parseTimeOfDay('10:00'),
    parseTimeOfDay('09:00'),
  ])
})

test('sessions of the same client and worker that only swap their places are a bad request', async () => {
  const first = await book({ at: '08:00' })
  const second = await book({ at: '09:00' })
  const { code, details } = await expectRefused(move(first, { at: '09:00' }), move(second, { at: '08:00' }))
  expect(code).toBe(errorCode.multiple)
  expect(details.map(({ path }) => path)).toEqual(['steps.0.update', 'steps.1.update'])
})

test('a session moves to the place that another one of the same client and worker leaves, whatever their order', async () => {
  const first = await book({ at: '08:00' })
  const second = await book({ at: '09:00' })
  await change(move(first, { at: '09:00' }), move(second, { at: '10:00' }))
  expect([(await get(first)).time, (await get(second)).time]).toEqual([parseTimeOfDay('09:00'), parseTimeOfDay('10:00')])
  await change(create({ at: '09:00' }), { delete: { id: first } })
  await change(create({ clientId: people.eva, at: '10:00' }), { state: { id: second, state: 'postponed' } })
})

test('in a circle, a session takes the place that another one of the same client and worker leaves, whatever the order of the steps', async () => {
  const [first, second] = [await book({ at: '08:00' }), await book({ at: '09:00' })]
  const third = await book({ at: '10:00', clientId: people.eva })
  const listTimes = async () => Promise.all([first, second, third].map(async (id) => (await get(id)).time))
  await change(move(second, { at: '10:00' }), move(third, { at: '08:00', clientId: people.eva }), move(first, { at: '09:00' }))
  expect(await listTimes()).toEqual([parseTimeOfDay('09:00'), parseTimeOfDay('10:00'), parseTimeOfDay('08:00')])
  await change(move(first, { at: '08:00' }), move(third, { at: '10:00', clientId: people.eva }), move(second, { at: '09:00' }))
  expect(await listTimes()).toEqual([parseTimeOfDay('08:00'), parseTimeOfDay('09:00'), parseTimeOfDay('10:00')])
})

test('a whole day moves by one slot', async () => {
  const ids = []
  for (const clock of ['08:00', '09:00', '10:00']) ids.push(await book({ at: clock }))
  await change(...ids.map((id, index) => move(id, { at: ['09:00', '10:00', '11:00'][index]! })))
  expect(listIds(await listRecords()).sort()).toEqual(ids.sort())
})

test('an inactive session takes the place that another step leaves', async () => {
  const [deleted, moved] = [await book({ at: '08:00' }), await book({ at: '10:00' })]
  const canceled = await book({ at: '09:00', state: 'canceled' })
  await change(create({ at: '08:00', state: 'canceled' }), { delete: { id: deleted } })
  await change(move(canceled, { at: '10:00', state: 'canceled' }), move(moved, { at: '11:00' }))
  expect(await get(canceled)).toMatchObject({ time: parseTimeOfDay('10:00'), state: 'canceled' })
})

test('a series ends before its exception is deleted, whose date it would get back, whatever the order of the steps', async () => {
  const fields = { at: '09:00', sessionDate: null, startsOn: tuesday }
  const series = await book(fields)
  const { id } = await changeState(series, { state: 'canceled', sessionDate: '2026-12-01' })
  await book({ clientId: people.eva, sessionDate: '2026-12-01' })
  await change({ delete: { id } }, move(series, { ...fields, endsOn: '2026-11-30' }))
  expect(await get(series)).toMatchObject({ endsOn: '2026-11-30' })
})

test('a refused step of an unavailable worker names the sessions of the same change without an id', async () => {
  await api.post('/v1/absences', { body: { workerId: people.ana, fromDate: wednesday, toDate: wednesday } })
  const booked = { create: { ...buildInput({ sessionDate: wednesday }), override: true } }
  const { results } = await tryOut(booked, create({ sessionDate: wednesday, clientId: people.eva }))
  const { details } = results[1]!.error!
  expect(details).toMatchObject([{ reason: 'absence' }, { message: expect.stringContaining('en esta misma lista') }])
  expect(details.map(({ id }) => id)).toEqual([undefined, undefined])
})

test('when a step fails, what would use its slot fails too, and the error names both', async () => {
  const first = await book({ at: '08:00' })
  const second = await book({ at: '09:00', clientId: people.eva })
  const obstacle = await book({ at: '10:00', clientId: await registerClient(api, { name: 'Rosa' }) })
  const { status, code, message, details } = await expectRefused(
    move(first, { at: '09:00' }),
    move(second, { at: '10:00', clientId: people.eva }),
    create({ sessionDate: wednesday }),
  )
  expect([status, code]).toEqual([422, errorCode.multiple])
  expect(message).toBe('2 de 3 pasos no se pueden hacer. No se cambió nada.')
  expect(details.map(({ path, id }) => ({ path, id }))).toEqual([
    { path: 'steps.0.update', id: second },
    { path: 'steps.0.update.workerId', id: second },
    { path: 'steps.1.update', id: obstacle },
    { path: 'steps.1.update.workerId', id: obstacle },
  ])
})

test('in a circle of which one step fails, all steps fail that need it', async () => {
  const berta = await registerWorker(api, { name: 'Berta', fatherLastName: 'Poma' })
  const first = await book({ at: '08:00' })
  const second = await book({ at: '09:00', clientId: people.eva })
  // Eva is with Berta at eight, so that the second session cannot go there.
  await book({ at: '08:00', clientId: people.eva, workerId: berta })
  const { details } = await expectRefused(move(first, { at: '09:00' }), move(second, { at: '08:00', clientId: people.eva }))
  const paths = details.map(({ path }) => path)
  expect(paths.slice(0, 2)).toEqual(['steps.0.update', 'steps.0.update.workerId'])
  expect(paths.slice(2)).toEqual(['steps.1.update', 'steps.1.update.workerId', 'steps.1.update.clientId'])
})

test('a single failing step has the status and the code of the single operation', async () => {
  const id = await book({})
  const past = create({ at: '10:00', sessionDate: wednesday })
  expect(await expectRefused(past, create({ clientId: people.eva }))).toMatchObject({
    status: 409,
    code: errorCode.conflict,
    message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45.',
    details: [{ path: 'steps.1.create.workerId', id }],
  })
  expect(await expectRefused({ delete: { id: createId() } }, past)).toMatchObject({
    status: 404,
    code: errorCode.notFound,
    details: [{ path: 'steps.0.delete', message: 'No se encontró la sesión.' }],
  })
  expect(await expectRefused(create({ at: '10:05' }))).toMatchObject({ status: 400, details: [{ path: 'steps.0.create.time' }] })
  const { updatedAt } = await get(id)
  await changeState(id, { state: 'confirmed' })
  expect(await expectRefused({ state: { id, state: 'pending', updatedAt } }, past)).toMatchObject({
    status: 409,
    details: [{ path: 'steps.0.state.updatedAt' }],
  })
})

test('a session that is in two steps is a bad request, also a series and one of its dates', async () => {
  const id = await book({})
  const twice = await expectRefused({ state: { id, state: 'canceled' } }, { delete: { id } })
  expect(twice.details.map(({ path }) => path)).toEqual(['steps.0.state', 'steps.1.delete'])
  const series = await book({ at: '10:00', sessionDate: null, startsOn: tuesday })
  const { details } = await expectRefused({ state: { id: series, state: 'canceled', sessionDate: tuesday } }, { delete: { id: series } })
  expect(details.map(({ path }) => path)).toEqual(['steps.1.delete'])
  await change(
    { state: { id: series, state: 'canceled', sessionDate: tuesday } },
    { state: { id: series, state: 'postponed', sessionDate: '2026-12-01' } },
  )
})

test('a dry run tells what each step would answer, or its error, and keeps nothing', async () => {
  const id = await book({})
  const before = [await listRecords(), await countHistory()]
  const { changeId, results } = await tryOut(
    move(id, { at: '10:00' }),
    create({ at: '10:30' }),
    create({ clientId: people.eva }),
    create({ clientId: people.eva, at: '10:00' }),
  )
  expect(changeId).toBeUndefined()
  expect(results[0]!.update).toMatchObject({ id, time: parseTimeOfDay('10:00') })
  expect(results[1]!.error).toMatchObject({ code: errorCode.badRequest, details: [{ path: 'time' }] })
  expect(results[2]!.create).toEqual({ id: expect.any(String) })
  expect(results[3]!.error).toMatchObject({ code: errorCode.conflict })
  expect([await listRecords(), await countHistory()]).toEqual(before)
})

test('each step needs the access of its single operation', async () => {
  const id = await book({})
  const steps = [create({ at: '10:00' }), move(id, { at: '11:00' }), { delete: { id } }, { state: { id, state: 'confirmed' as const } }]
  const needed = ['sessions.register', 'sessions.update', 'sessions.delete', 'sessions.update']
  for (const access of ['sessions.register', 'sessions.update', 'sessions.delete']) {
    const caller = (await app.makeUser({ access: [access] })).api
    for (const [index, step] of steps.entries()) {
      const outcome = await caller.post('/v1/sessions/changes', { body: { steps: [step], dryRun: true } })
      expect(outcome.results[0]!.error?.code, `${access} ${index}`).toBe(needed[index] === access ? undefined : errorCode.unauthorized)
    }
    const refusal = await caller.post('/v1/sessions/changes', { body: { steps } }).catch((error: unknown) => error)
    const paths = needed.flatMap((code, index) => (code === access ? [] : [`steps.${index}.${Object.keys(steps[index]!)[0]}.access`]))
    expect(refusal).toMatchObject({ status: 403, code: errorCode.unauthorized, details: paths.map((path) => ({ path })) })
  }
})

test('a worker changes state and note of their own sessions, and accepts nothing', async () => {
  const id = await book({})
  const other = await book({ at: '10:00', workerId: await registerWorker(api, { name: 'Berta', fatherLastName: 'Poma' }) })
  const worker = (await app.makeUser({ worker_id: people.ana, access: ['my_sessions.update'] })).api
  const send = (...steps: SessionStep[]) => worker.post('/v1/sessions/changes', { body: { steps } })
  const { results } = await send({ update: { ...buildInput({ note: 'Llegó tarde.' }), id } })
  expect(results[0]!.update).toMatchObject({ note: 'Llegó tarde.' })
  await send({ state: { id, state: 'confirmed' } })
  const forbidden = { status: 403, code: errorCode.unauthorized }
  await expect(send({ state: { id: other, state: 'confirmed' } })).rejects.toMatchObject(forbidden)
  await expect(send({ update: { ...buildInput({ at: '11:00' }), id } })).rejects.toMatchObject(forbidden)
  for (const field of [{ accepted: true }, { override: true }])
    await expect(send({ state: { id, state: 'confirmed', ...field } })).rejects.toMatchObject(forbidden)
  await expect(
    worker.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'confirmed', accepted: true } }),
  ).rejects.toMatchObject(forbidden)
})

test('a change has 1 to 500 steps, each of exactly one kind', async () => {
  const id = await book({})
  const remove = { delete: { id } }
  for (const steps of [[], [{}], [{ ...remove, state: { id, state: 'canceled' } }], Array.from({ length: 501 }, () => remove)]) {
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/v1/sessions/changes', payload: { steps } })
    expect(statusCode).toBe(400)
  }
})
