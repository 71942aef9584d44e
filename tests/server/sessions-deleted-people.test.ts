import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { registerWorker } from './create-records.ts'
import { type BookingFields, listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, buildInput, changeState, registerPeople, createTurn, put, remove, people } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

const past = '2026-11-17'
/** Every Friday until yesterday: a series that has ended. */
const ended = { sessionDate: null, day: 5, startsOn: '2026-11-06', endsOn: '2026-11-20' } as const
const nobody = (path: string) => ({ status: 400, code: errorCode.badRequest, details: [{ path }] })

describe.each([
  {
    kind: 'worker',
    path: 'workerId',
    erase: () => api.delete('/v1/workers/{id}', { path: { id: people.ana } }),
    message: 'Ana Torres Medina fue eliminada: no puede tener sesiones próximas.',
  },
  {
    kind: 'client',
    path: 'clientId',
    erase: () => api.delete('/v1/clients/{id}', { path: { id: people.luis } }),
    message: 'Luis Huamán Rojas fue eliminado: no puede tener sesiones próximas.',
  },
] as const)('a deleted $kind', ({ kind, path, erase, message }) => {
  const gone = { status: 409, code: errorCode.conflict, message, details: [{ path, message }] }

  /** How a session that is still to come would be theirs again: what there is before they are deleted, and the call after it. */
  const ways: [string, () => Promise<() => Promise<unknown>>][] = [
    [
      'the return of a canceled session',
      async () => {
        const id = await book({ state: 'canceled' })
        return () => changeState(id, { state: 'pending' })
      },
    ],
    [
      'the return of a postponed session of today',
      async () => {
        const id = await book({ state: 'postponed', sessionDate: '2026-11-21' })
        return () => changeState(id, { state: 'confirmed', attended: true })
      },
    ],
    [
      'a return by PUT',
      async () => {
        const id = await book({ state: 'canceled' })
        return () => put(id, { state: 'confirmed' })
      },
    ],
    [
      'a return by PUT to another day',
      async () => {
        const id = await book({ state: 'canceled' })
        return () => put(id, { state: 'pending', sessionDate: '2026-11-25' })
      },
    ],
    [
      'a past session that moves into the future',
      async () => {
        const id = await book({ sessionDate: past })
        return () => put(id, {})
      },
    ],
    [
      'a canceled date that a series had beyond its end',
      async () => {
        const series = { sessionDate: null, startsOn: past }
        const id = await book(series)
        const standIn = await changeState(id, { state: 'canceled', sessionDate: tuesday })
        await put(id, { ...series, endsOn: past })
        return () => changeState(standIn.id, { state: 'pending' })
      },
    ],
    [
      'a series without its end',
      async () => {
        const id = await book(ended)
        return () => put(id, { ...ended, endsOn: null })
      },
    ],
    [
      'a series that ends later',
      async () => {
        const id = await book(ended)
        return () => put(id, { ...ended, endsOn: '2026-11-21' })
      },
    ],
  ]

  test.each(ways)('does not come back by %s', async (_, prepare) => {
    const comeBack = await prepare()
    await erase()
    await expect(comeBack()).rejects.toMatchObject(gone)
    const sessions = await api.get('/v1/sessions', { query: { from: '2026-11-21', to: '2026-12-31' } })
    const active = sessions.filter(({ state }) => state === 'pending' || state === 'confirmed')
    expect(listIds(active.filter(({ client, worker }) => client.id === people.luis || worker.id === people.ana))).toEqual([])
  })

  test.each(ways)('is either deleted or comes back by %s, when both are asked for at once', async (_, prepare) => {
    for (let round = 0; round < 6; round++) {
      await registerPeople()
      const comeBack = await prepare()
      const both = round % 2 === 0 ? [erase(), comeBack()] : [comeBack(), erase()]
      const outcomes = await Promise.allSettled(both)
      const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => [reason.status, reason.code])
      expect(refusals).toEqual([[409, errorCode.conflict]])
    }
  })

  test('is booked by nobody anew', async () => {
    const others = { workerId: await registerWorker(api), clientId: people.eva }
    const own = kind === 'worker' ? { workerId: people.ana } : { clientId: people.luis }
    const id = await book({ ...others, at: '10:00' })
    const gonePast = await book({ ...others, sessionDate: past })
    await erase()
    await expect(book({})).rejects.toMatchObject(nobody(path))
    await expect(book({ sessionDate: past })).rejects.toMatchObject(nobody(path))
    await expect(book({ ...ended, endsOn: null })).rejects.toMatchObject(nobody(path))
    await expect(put(id, { ...others, ...own })).rejects.toMatchObject(nobody(path))
    await expect(put(gonePast, { ...others, ...own, sessionDate: past })).rejects.toMatchObject(nobody(path))
    await expect(api.post('/v1/sessions/bulk', { body: { sessions: [buildInput({}), buildInput(others)] } })).rejects.toMatchObject({
      code: errorCode.multiple,
      details: [{ path: `sessions.0.${path}` }],
    })
  })

  test('keeps what has been: its note, its attendance and its state can be written', async () => {
    const id = await book({ sessionDate: past })
    const canceled = await book({ sessionDate: '2026-11-18', state: 'canceled' })
    await erase()
    expect(await changeState(id, { state: 'pending', attended: true })).toMatchObject({ attended: true })
    expect(await put(id, { sessionDate: past, note: 'Última sesión', attended: false })).toMatchObject({
      note: 'Última sesión',
      attended: false,
    })
    expect(await changeState(canceled, { state: 'confirmed' })).toMatchObject({ state: 'confirmed' })
  })

  test('keeps a canceled session that was still to come, with a new note', async () => {
    const id = await book({ state: 'canceled' })
    await erase()
    expect(await put(id, { note: 'Se mudó' })).toMatchObject({ note: 'Se mudó', state: 'canceled' })
    expect(await changeState(id, { state: 'postponed' })).toMatchObject({ state: 'postponed' })
    await remove(id)
  })

  test('keeps the series that has ended: each of its dates can be marked, and its note changed', async () => {
    const series = await book(ended)
    await erase()
    expect(await put(series, { ...ended, note: 'Terminó' })).toMatchObject({ note: 'Terminó', endsOn: '2026-11-20' })
    const marked = await changeState(series, { state: 'confirmed', attended: true, sessionDate: '2026-11-13' })
    expect(marked).toMatchObject({ sessionDate: '2026-11-13', attended: true })
    expect(await changeState(series, { state: 'canceled', sessionDate: '2026-11-13' })).toMatchObject({ id: marked.id, state: 'canceled' })
    await expect(changeState(series, { state: 'confirmed', sessionDate: '2026-11-27' })).rejects.toMatchObject({ status: 409 })
  })

  test('has no date again that is still to come when a stand-in of a series that has ended is deleted', async () => {
    const { turnId, getWeek } = await createTurn()
    const series = await book({ ...ended, turnId })
    const standIn = await changeState(series, { state: 'canceled', sessionDate: '2026-11-20' })
    await erase()
    await remove(standIn.id)
    expect(await getWeek(20)).toMatchObject([{ id: series, sessionDate: '2026-11-20' }])
    expect(await getWeek(27)).toEqual([])
  })
})

test('a past session of a deleted client may be said to have been with another worker', async () => {
  const id = await book({ sessionDate: past })
  const berta = await registerWorker(api)
  await api.delete('/v1/clients/{id}', { path: { id: people.luis } })
  expect(await put(id, { sessionDate: past, workerId: berta })).toMatchObject({ worker: { id: berta }, client: { id: people.luis } })
  await expect(put(id, { sessionDate: past, workerId: berta, clientId: people.eva })).resolves.toMatchObject({ client: { id: people.eva } })
})

test('both who are deleted are named', async () => {
  const id = await book({ state: 'canceled' } satisfies Partial<BookingFields>)
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
