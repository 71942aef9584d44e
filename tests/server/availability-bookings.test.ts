import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { addDays } from '#domain/weeks.ts'
import { tuesday } from './start-agenda.ts'
import { startAvailability } from './start-availability.ts'

const agenda = await startAvailability()
const { app, book, buildInput, changeState, get, put, people, registerPeople, setHours, addAbsence, close, removeAbsence } = agenda
const { api } = app
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('absence').execute()
  await registerPeople()
})

const nextTuesday = addDays(tuesday, 7)
const bookAnyway = async (fields: Parameters<typeof buildInput>[0]) =>
  (await api.post('/v1/sessions', { query: { override: true }, body: buildInput(fields) })).id

const refused = (reason: string, path = 'worker_id') => ({
  code: errorCode.conflict,
  details: [{ path: path === 'worker_id' ? 'workerId' : 'sessionDate', reason, message: expect.any(String) }],
})

describe('a session of today or later whose worker is not available is refused', () => {
  test('outside the working hours, by which touching periods count as one', async () => {
    await setHours([2, '08:00', '09:30'], [2, '09:30', '10:30'])
    await book({ at: '09:00' })
    await expect(book({ at: '10:00', clientId: people.eva })).rejects.toMatchObject(refused('hours'))
    await expect(book({ at: '08:00', sessionDate: addDays(tuesday, 1) })).rejects.toMatchObject(refused('hours'))
  })

  test('in an absence, by days or by hours, and not beside it', async () => {
    await addAbsence({ fromDate: nextTuesday, toDate: addDays(nextTuesday, 3) })
    await addAbsence({ fromDate: tuesday, toDate: tuesday, times: ['09:00', '10:00'] })
    await expect(book({ sessionDate: nextTuesday })).rejects.toMatchObject(refused('absence'))
    await expect(book({ at: '09:00' })).rejects.toMatchObject(refused('absence'))
    await book({ at: '08:00' })
    await book({ at: '10:00' })
    await book({ sessionDate: addDays(nextTuesday, 4) })
  })

  test('on a closing day, which is named before an absence', async () => {
    const id = await close({ fromDate: nextTuesday, toDate: nextTuesday, reason: 'Feriado' })
    await addAbsence({ fromDate: nextTuesday, toDate: nextTuesday })
    await expect(book({ sessionDate: nextTuesday })).rejects.toMatchObject(refused('closed', 'session_date'))
    await removeAbsence(id)
    await expect(book({ sessionDate: nextTuesday })).rejects.toMatchObject(refused('absence'))
  })

  test('in a bulk call, with the index of the item, and nothing is booked', async () => {
    await addAbsence({ fromDate: nextTuesday, toDate: nextTuesday })
    const sessions = [buildInput({}), buildInput({ sessionDate: nextTuesday })]
    await expect(api.post('/v1/sessions/bulk', { body: { sessions } })).rejects.toMatchObject({
      code: errorCode.multiple,
      details: [{ path: 'sessions.1.workerId', reason: 'absence' }],
    })
    const ids = await api.post('/v1/sessions/bulk', { query: { override: true }, body: { sessions } })
    expect(await Promise.all(ids.map(async (id) => (await get(id)).accepted))).toEqual([undefined, 'absence'])
  })

  test('when it moves or becomes active, and not for a note, another active state or a cancellation', async () => {
    const id = await book({ sessionDate: nextTuesday })
    const canceled = await book({ sessionDate: nextTuesday, at: '10:00', state: 'canceled' })
    await addAbsence({ fromDate: nextTuesday, toDate: nextTuesday })
    await put(id, { sessionDate: nextTuesday, note: 'Trae el informe' })
    await changeState(id, { state: 'confirmed' })
    await expect(put(id, { sessionDate: nextTuesday, at: '11:00' })).rejects.toMatchObject(refused('absence'))
    await expect(changeState(canceled, { state: 'pending' })).rejects.toMatchObject(refused('absence'))
    await changeState(id, { state: 'canceled' })
    await expect(changeState(id, { state: 'confirmed' })).rejects.toMatchObject(refused('absence'))
    await put(id, { sessionDate: tuesday, at: '11:00', state: 'confirmed' })
  })

  test('and the past is not checked', async () => {
    await addAbsence({ fromDate: '2026-11-01', toDate: tuesday })
    await book({ sessionDate: '2026-11-17' })
    await expect(book({})).rejects.toMatchObject(refused('absence'))
  })
})

test('the conflict also says who is busy, because overriding does not help against that', async () => {
  await book({})
  await addAbsence({ fromDate: tuesday, toDate: tuesday })
  await expect(book({ clientId: people.eva })).rejects.toMatchObject({
    details: [{ reason: 'absence' }, { path: 'workerId', message: expect.stringContaining('ya atiende a') }],
  })
  await expect(bookAnyway({ clientId: people.eva })).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'workerId' }] })
})

describe('a series', () => {
  test('must lie within the hours from today to a year ahead, and absences and closing days do not refuse it', async () => {
    await addAbsence({ fromDate: nextTuesday, toDate: nextTuesday })
    await close({ fromDate: addDays(nextTuesday, 7), toDate: addDays(nextTuesday, 7) })
    await setHours([2, '08:00', '12:00', { toDate: '2027-11-20' }])
    await expect(book({ sessionDate: null, startsOn: tuesday, at: '11:00', endsOn: '2027-11-23' })).resolves.toBeDefined()
    await setHours([2, '08:00', '12:00', { toDate: '2027-01-31' }])
    await expect(book({ sessionDate: null, at: '09:00' })).rejects.toMatchObject(refused('hours'))
    const series = await book({ sessionDate: null, at: '09:00', startsOn: tuesday, endsOn: '2027-01-31' })
    const extend = (endsOn: string) => put(series, { sessionDate: null, at: '09:00', startsOn: tuesday, endsOn })
    await expect(extend('2027-02-02')).rejects.toMatchObject(refused('hours'))
    await setHours([3, '08:00', '12:00'])
    await extend('2027-01-12')
    await expect(extend('2027-01-19')).rejects.toMatchObject(refused('hours'))
  })

  test('keeps the exceptions at its place, whoever is absent', async () => {
    const series = await book({ sessionDate: null, startsOn: tuesday })
    await addAbsence({ fromDate: tuesday, toDate: nextTuesday })
    const exception = await changeState(series, { state: 'canceled', sessionDate: tuesday })
    expect((await changeState(exception.id, { state: 'confirmed' })).state).toBe('confirmed')
    await book({ sessionDate: nextTuesday })
    await expect(book({ sessionDate: nextTuesday, at: '10:00' })).rejects.toMatchObject(refused('absence'))
  })

  test('that is booked all the same carries the hours as accepted, on each of its dates too', async () => {
    await setHours([3, '08:00', '12:00'])
    const series = await bookAnyway({ sessionDate: null, startsOn: tuesday })
    expect((await get(series)).accepted).toBe('hours')
    expect((await changeState(series, { state: 'confirmed', sessionDate: tuesday })).accepted).toBe('hours')
    expect(await agenda.listUnsettled()).toEqual([])
    await addAbsence({ fromDate: nextTuesday, toDate: nextTuesday })
    expect(await agenda.listUnsettled()).toMatchObject([
      { id: series, sessionDate: nextTuesday, unavailable: 'absence', accepted: 'hours' },
    ])
  })
})

describe('override and acceptance', () => {
  test('a session that is booked, moved or revived all the same is accepted for the reason', async () => {
    await addAbsence({ fromDate: nextTuesday, toDate: nextTuesday })
    const id = await bookAnyway({ sessionDate: nextTuesday })
    expect((await get(id)).accepted).toBe('absence')
    await changeState(id, { state: 'canceled' })
    const revive = { path: { id }, query: { override: true }, body: { state: 'confirmed' as const } }
    expect((await api.patch('/v1/sessions/{id}/state', revive)).accepted).toBe('absence')
    expect((await put(id, { sessionDate: tuesday })).accepted).toBeUndefined()
    const move = { path: { id }, query: { override: true }, body: buildInput({ sessionDate: nextTuesday }) }
    expect((await api.put('/v1/sessions/{id}', move)).accepted).toBe('absence')
    expect(await agenda.listUnsettled()).toEqual([])
  })

  test('accepting settles a session, also a date of a series, and can be taken back', async () => {
    const id = await book({ sessionDate: nextTuesday })
    const series = await book({ sessionDate: null, at: '10:00', startsOn: nextTuesday })
    await addAbsence({ fromDate: nextTuesday, toDate: nextTuesday })
    const listIds = async () => (await agenda.listUnsettled()).map((session) => session.id)
    expect(await listIds()).toEqual([id, series])
    expect((await changeState(id, { state: 'pending', accepted: true })).accepted).toBe('absence')
    const exception = await changeState(series, { state: 'pending', sessionDate: nextTuesday, accepted: true })
    expect(exception).toMatchObject({ accepted: 'absence', standing: false })
    expect(await listIds()).toEqual([])
    await changeState(id, { state: 'pending', accepted: false })
    expect(await listIds()).toEqual([id])
    await changeState(id, { state: 'confirmed' })
    expect(await listIds()).toEqual([id])
  })

  test('a new or longer absence, a closing day and new hours ask again, and an absence elsewhere does not', async () => {
    const id = await book({ sessionDate: nextTuesday })
    const accept = () => changeState(id, { state: 'pending', accepted: true })
    const isSettled = async () => (await agenda.listUnsettled()).length === 0
    const absence = await addAbsence({ fromDate: nextTuesday, toDate: nextTuesday })
    await accept()
    await addAbsence({ fromDate: nextTuesday, toDate: nextTuesday, times: ['14:00', '15:00'] })
    await addAbsence({ fromDate: tuesday, toDate: tuesday })
    const changeAbsence = (fromDate: string, toDate: string) =>
      api.put('/v1/absences/{id}', { path: { id: absence }, body: { fromDate, toDate } })
    await changeAbsence(nextTuesday, addDays(nextTuesday, 3))
    expect(await isSettled()).toBe(true)
    const second = await addAbsence({ fromDate: nextTuesday, toDate: nextTuesday, times: ['09:00', '10:00'] })
    expect(await isSettled()).toBe(false)
    await accept()
    await removeAbsence(second)
    expect(await isSettled()).toBe(true)
    await changeAbsence('2026-12-20', '2026-12-21')
    await changeAbsence(nextTuesday, nextTuesday)
    expect(await isSettled()).toBe(false)
    await accept()
    await close({ fromDate: nextTuesday, toDate: nextTuesday })
    expect(await isSettled()).toBe(false)
    await accept()
    await setHours([2, '08:00', '12:00'])
    expect(await isSettled()).toBe(true)
    await setHours([3, '08:00', '12:00'])
    expect(await isSettled()).toBe(false)
  })

  test('a worker changes their own sessions, but cannot override with nothing but that', async () => {
    const own = await app.makeUser({ access: ['my_sessions.update'], worker_id: people.ana })
    const canceled = await book({ sessionDate: nextTuesday, state: 'canceled' })
    await addAbsence({ fromDate: nextTuesday, toDate: nextTuesday })
    const revive = (query: { override?: boolean }) =>
      own.api.patch('/v1/sessions/{id}/state', { path: { id: canceled }, query, body: { state: 'pending' } })
    await expect(revive({})).rejects.toMatchObject(refused('absence'))
    await expect(revive({ override: true })).rejects.toMatchObject({ code: errorCode.unauthorized })
    expect((await get(canceled)).state).toBe('canceled')
  })
})
