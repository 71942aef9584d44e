import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { registerWorker } from './create-records.ts'
import { listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, buildInput, changeState, registerPeople, createTurn, put, remove, people } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

const pastTuesday = '2026-11-17'
/** A series on Fridays that ended yesterday. */
const endedSeries = { sessionDate: null, day: 5, startsOn: '2026-11-06', endsOn: '2026-11-20' } as const
const buildUnknownPersonError = (path: string) => ({ status: 400, code: errorCode.badRequest, details: [{ path }] })

describe.each([
  {
    kind: 'worker',
    path: 'workerId',
    deletePerson: () => api.delete('/v1/workers/{id}', { path: { id: people.ana } }),
    message: 'Ana Torres Medina fue eliminada: no puede tener sesiones próximas.',
  },
  {
    kind: 'client',
    path: 'clientId',
    deletePerson: () => api.delete('/v1/clients/{id}', { path: { id: people.luis } }),
    message: 'Luis Huamán Rojas fue eliminado: no puede tener sesiones próximas.',
  },
] as const)('a deleted $kind', ({ kind, path, deletePerson, message }) => {
  const refusal = { status: 409, code: errorCode.conflict, message, details: [{ path, message }] }

  /** Every write that would give the person an upcoming active session. Each books first and returns the call to make after the deletion. */
  const writes: [string, () => Promise<() => Promise<unknown>>][] = [
    [
      'reactivating a canceled session',
      async () => {
        const id = await book({ state: 'canceled' })
        return () => changeState(id, { state: 'pending' })
      },
    ],
    [
      'reactivating a postponed session of today',
      async () => {
        const id = await book({ state: 'postponed', sessionDate: '2026-11-21' })
        return () => changeState(id, { state: 'confirmed', attended: true })
      },
    ],
    [
      'reactivating by PUT',
      async () => {
        const id = await book({ state: 'canceled' })
        return () => put(id, { state: 'confirmed' })
      },
    ],
    [
      'reactivating on another day by PUT',
      async () => {
        const id = await book({ state: 'canceled' })
        return () => put(id, { state: 'pending', sessionDate: '2026-11-25' })
      },
    ],
    [
      'moving a past session into the future',
      async () => {
        const id = await book({ sessionDate: pastTuesday })
        return () => put(id, {})
      },
    ],
    [
      'reactivating a canceled exception after the end of its series',
      async () => {
        const series = { sessionDate: null, startsOn: pastTuesday }
        const id = await book(series)
        const exception = await changeState(id, { state: 'canceled', sessionDate: tuesday })
        await put(id, { ...series, endsOn: pastTuesday })
        return () => changeState(exception.id, { state: 'pending' })
      },
    ],
    [
      'removing the end of a series',
      async () => {
        const id = await book(endedSeries)
        return () => put(id, { ...endedSeries, endsOn: null })
      },
    ],
    [
      'moving the end of a series to its next date',
      async () => {
        const id = await book(endedSeries)
        return () => put(id, { ...endedSeries, endsOn: '2026-11-27' })
      },
    ],
  ]

  test.each(writes)('gets no upcoming session by %s', async (_, prepare) => {
    const write = await prepare()
    await deletePerson()
    await expect(write()).rejects.toMatchObject(refusal)
    const sessions = await api.get('/v1/sessions', { query: { from: '2026-11-21', to: '2026-12-31' } })
    const active = sessions.filter(({ state }) => state === 'pending' || state === 'confirmed')
    expect(listIds(active.filter(({ client, worker }) => client.id === people.luis || worker.id === people.ana))).toEqual([])
  })

  test.each(writes)('is either deleted or gets a session by %s when both are sent at once', async (_, prepare) => {
    for (let round = 0; round < 6; round++) {
      await registerPeople()
      const write = await prepare()
      const calls = round % 2 === 0 ? [deletePerson(), write()] : [write(), deletePerson()]
      const outcomes = await Promise.allSettled(calls)
      const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => [reason.status, reason.code])
      expect(refusals).toEqual([[409, errorCode.conflict]])
    }
  })

  test('cannot be booked, not even in the past', async () => {
    const otherPeople = { workerId: await registerWorker(api), clientId: people.eva }
    const deletedPerson = kind === 'worker' ? { workerId: people.ana } : { clientId: people.luis }
    const id = await book({ ...otherPeople, at: '10:00' })
    const pastId = await book({ ...otherPeople, sessionDate: pastTuesday })
    await deletePerson()
    await expect(book({})).rejects.toMatchObject(buildUnknownPersonError(path))
    await expect(book({ sessionDate: pastTuesday })).rejects.toMatchObject(buildUnknownPersonError(path))
    await expect(book({ ...endedSeries, endsOn: null })).rejects.toMatchObject(buildUnknownPersonError(path))
    await expect(put(id, { ...otherPeople, ...deletedPerson })).rejects.toMatchObject(buildUnknownPersonError(path))
    await expect(put(pastId, { ...otherPeople, ...deletedPerson, sessionDate: pastTuesday })).rejects.toMatchObject(
      buildUnknownPersonError(path),
    )
    await expect(api.post('/v1/sessions/bulk', { body: { sessions: [buildInput({}), buildInput(otherPeople)] } })).rejects.toMatchObject({
      code: errorCode.multiple,
      details: [{ path: `sessions.0.${path}` }],
    })
  })

  test('has past sessions whose note, attendance and state can change', async () => {
    const id = await book({ sessionDate: pastTuesday })
    const canceled = await book({ sessionDate: '2026-11-18', state: 'canceled' })
    await deletePerson()
    expect(await changeState(id, { state: 'pending', attended: true })).toMatchObject({ attended: true })
    expect(await put(id, { sessionDate: pastTuesday, note: 'Última sesión', attended: false })).toMatchObject({
      note: 'Última sesión',
      attended: false,
    })
    expect(await changeState(canceled, { state: 'confirmed' })).toMatchObject({ state: 'confirmed' })
  })

  test('has upcoming canceled sessions whose note can change', async () => {
    const id = await book({ state: 'canceled' })
    await deletePerson()
    expect(await put(id, { note: 'Se mudó' })).toMatchObject({ note: 'Se mudó', state: 'canceled' })
    expect(await changeState(id, { state: 'postponed' })).toMatchObject({ state: 'postponed' })
    await remove(id)
  })

  test('has ended series whose note can change and whose dates can be marked', async () => {
    const series = await book(endedSeries)
    await deletePerson()
    expect(await put(series, { ...endedSeries, note: 'Terminó' })).toMatchObject({ note: 'Terminó', endsOn: '2026-11-20' })
    const marked = await changeState(series, { state: 'confirmed', attended: true, sessionDate: '2026-11-13' })
    expect(marked).toMatchObject({ sessionDate: '2026-11-13', attended: true })
    expect(await changeState(series, { state: 'canceled', sessionDate: '2026-11-13' })).toMatchObject({ id: marked.id, state: 'canceled' })
    await expect(changeState(series, { state: 'confirmed', sessionDate: '2026-11-27' })).rejects.toMatchObject({ status: 409 })
  })

  test('gets no upcoming date when the exception of an ended series is deleted', async () => {
    const { turnId, getWeek } = await createTurn()
    const series = await book({ ...endedSeries, turnId })
    const exception = await changeState(series, { state: 'canceled', sessionDate: '2026-11-20' })
    await deletePerson()
    await remove(exception.id)
    expect(await getWeek('2026-11-20')).toMatchObject([{ id: series, sessionDate: '2026-11-20' }])
    expect(await getWeek('2026-11-27')).toEqual([])
  })
})

test.each([
  ['worker', 'workerId', () => api.delete('/v1/workers/{id}', { path: { id: people.ana } })],
  ['client', 'clientId', () => api.delete('/v1/clients/{id}', { path: { id: people.luis } })],
] as const)('no call books a deleted %s for a past date of a series, which can be marked', async (_, path, deletePerson) => {
  const exception = { day: 5, sessionDate: '2026-11-13', state: 'canceled' } as const
  const series = await book(endedSeries)
  const [id, other] = [
    await book({ ...exception, clientId: people.eva }),
    await book({ workerId: await registerWorker(api), ...exception }),
  ]
  await deletePerson()
  await expect(book(exception)).rejects.toMatchObject(buildUnknownPersonError(path))
  await expect(put(path === 'workerId' ? other : id, exception)).rejects.toMatchObject(buildUnknownPersonError(path))
  await expect(api.post('/v1/sessions/bulk', { body: { sessions: [buildInput(exception)] } })).rejects.toMatchObject({
    code: errorCode.multiple,
    details: [{ path: `sessions.0.${path}` }],
  })
  const marked = await changeState(series, { state: 'confirmed', attended: true, sessionDate: '2026-11-13' })
  expect(await put(marked.id, { ...exception, note: 'Avisó' })).toMatchObject({ state: 'canceled', note: 'Avisó' })
})

test('a past session of a deleted client can get another worker', async () => {
  const id = await book({ sessionDate: pastTuesday })
  const berta = await registerWorker(api)
  await api.delete('/v1/clients/{id}', { path: { id: people.luis } })
  expect(await put(id, { sessionDate: pastTuesday, workerId: berta })).toMatchObject({ worker: { id: berta }, client: { id: people.luis } })
  await expect(put(id, { sessionDate: pastTuesday, workerId: berta, clientId: people.eva })).resolves.toMatchObject({
    client: { id: people.eva },
  })
})

test('a refusal names the worker and the client when both are deleted', async () => {
  const id = await book({ state: 'canceled' })
  await api.delete('/v1/workers/{id}', { path: { id: people.ana } })
  await api.delete('/v1/clients/{id}', { path: { id: people.luis } })
  await expect(changeState(id, { state: 'pending' })).rejects.toMatchObject({
    status: 409,
    message: 'Ana Torres Medina y Luis Huamán Rojas fueron eliminados: no pueden tener sesiones próximas.',
    details: [
      { path: 'workerId', message: 'Ana Torres Medina fue eliminada: no puede tener sesiones próximas.' },
      { path: 'clientId', message: 'Luis Huamán Rojas fue eliminado: no puede tener sesiones próximas.' },
    ],
  })
  expect(await get(id)).toMatchObject({ state: 'canceled' })
})
