import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSchedule, toScheduleUpdate } from './create-records.ts'
import { tuesday } from './start-agenda.ts'
import { startUndo } from './start-undo.ts'

const agenda = await startUndo()
const { app, people, book, undo, expectUndo, readLastChange, readLive } = agenda
const { api, db } = app
afterAll(() => app.close())
beforeEach(() => agenda.registerPeople())

/** Undoes a change that has a conflict. Returns the message and the details, after checking that nothing was changed. */
async function expectConflict(changeId: string, browser?: Parameters<typeof undo>[1]) {
  const before = await readLive()
  const { status, error } = await undo(changeId, browser)
  expect([status, error.code], error.message).toEqual([409, 6])
  expect(await readLive()).toEqual(before)
  return error
}

const changeBy = async (change: () => Promise<unknown>) => {
  await change()
  return readLastChange()
}

test('what was changed since is named, and nothing is restored', async () => {
  const [moved, deleted, other] = [await book({ at: '08:00' }), await book({ at: '09:00' }), await book({ at: '10:00' })]
  const changeId = await changeBy(() => api.delete('/v1/sessions/bulk', { body: { ids: [moved, deleted, other] } }))
  const undoId = await expectUndo(changeId)
  await agenda.put(moved, { at: '11:00' })
  await agenda.remove(deleted)
  const { message, details } = await expectConflict(undoId)
  const of = (verb: string, at: string) =>
    `Desde entonces ${verb} la sesión de Luis Huamán Rojas con Ana Torres Medina (martes 24 de noviembre, ${at}).`
  expect(details.toSorted((a, b) => (a.message < b.message ? -1 : 1))).toEqual([
    { path: 'session', message: of('cambió', '08:00'), id: moved },
    { path: 'session', message: of('se eliminó', '09:00'), id: deleted },
  ])
  expect(message).toBe(`${details[0]!.message} Hay otro cambio así.`)
})

test('a change that was undone is not undone once more, until it was done again', async () => {
  const id = await book({ at: '09:00' })
  const changeId = await changeBy(() => agenda.remove(id))
  const undoId = await expectUndo(changeId)
  expect((await expectConflict(changeId)).message).toBe('Este cambio ya se deshizo.')
  await expectUndo(await expectUndo(undoId))
  expect((await expectConflict(changeId)).message).toBe('Este cambio ya se deshizo.')
  await expectUndo(undoId)
  await expectUndo(changeId)
})

test('a slot that was taken meanwhile is a conflict with the details of a booking', async () => {
  const id = await book({ at: '09:00' })
  const changeId = await changeBy(() => agenda.remove(id))
  const taker = await book({ at: '09:00', clientId: people.eva })
  const { error } = (
    await app.inject({ method: 'POST', url: '/api/v1/sessions', payload: toWire(agenda.buildInput({ at: '09:00' })) })
  ).json()
  expect(error.details).toHaveLength(1)
  expect(await expectConflict(changeId)).toEqual(error)
  expect(error.details[0]).toMatchObject({ path: 'worker_id', id: taker })
})

const toWire = ({ clientId, workerId, turnId, sessionDate, day, time }: ReturnType<typeof agenda.buildInput>) => ({
  client_id: clientId,
  worker_id: workerId,
  turn_id: turnId,
  session_date: sessionDate,
  day,
  time,
})

test('the date of a series that its exception would give back may be taken', async () => {
  const series = await book({ at: '09:00', sessionDate: null })
  const changeId = await changeBy(() => agenda.changeState(series, { state: 'canceled', sessionDate: tuesday }))
  const taker = await book({ at: '09:00', clientId: people.eva })
  expect((await expectConflict(changeId)).details).toEqual([expect.objectContaining({ path: 'worker_id', id: taker })])
})

test('hours and absences refuse no undo', async () => {
  const id = await book({ at: '09:00' })
  const changeId = await changeBy(() => agenda.remove(id))
  await agenda.setHours([2, '10:00', '12:00'])
  await agenda.addAbsence({ fromDate: tuesday, toDate: tuesday })
  await expectUndo(changeId)
  expect(await agenda.listUnsettled()).toMatchObject([{ id, unavailable: 'absence' }])
})

test('a session to come does not return to a deleted client, nor to a turn or a slot that is gone', async () => {
  const { turnId } = await agenda.createTurn()
  const id = await book({ at: '09:00', turnId })
  const changeId = await changeBy(() => agenda.remove(id))
  const schedules = await api.get('/v1/schedules')
  const schedule = schedules.find(({ turns }) => turns.some((turn) => turn.id === turnId))!
  const { turns, ...fields } = toScheduleUpdate(schedule)
  const setTurns = (changed: typeof turns) =>
    api.put('/v1/schedules/{id}', { path: { id: schedule.id }, body: { ...fields, turns: changed } })
  await setTurns(turns.map((turn) => (turn.id === turnId ? { ...turn, startTime: turn.startTime + 15 } : turn)))
  expect((await expectConflict(changeId)).details).toEqual([
    { path: 'session', message: 'A las 09:00 no empieza ninguna sesión de este turno.', id },
  ])
  const emptied = await changeBy(() => setTurns(turns.filter((turn) => turn.id !== turnId)))
  expect((await expectConflict(changeId)).details).toEqual([{ path: 'turn', message: 'Desde entonces se eliminó el turno Mañana.' }])
  await expectUndo(emptied)
  await setTurns(turns)
  await api.delete('/v1/clients/{id}', { path: { id: people.luis } })
  expect((await expectConflict(changeId)).details).toEqual([
    { path: 'client', message: 'Desde entonces se eliminó el cliente Luis Huamán Rojas.' },
  ])
})

test('a schedule does not lose turns and slots that sessions have, nor goes while it is in use', async () => {
  const schedule = await createSchedule(api)
  const created = await readLastChange()
  const { turns, ...fields } = toScheduleUpdate(schedule)
  const night = { name: 'Noche', startTime: 1140, endTime: 1260 }
  const path = { id: schedule.id }
  const added = await changeBy(() => api.put('/v1/schedules/{id}', { path, body: { ...fields, turns: [...turns, night] } }))
  expect((await expectConflict(created)).details).toEqual([
    { path: 'turn', message: `El horario «${schedule.name}» tiene ahora el turno «Noche».` },
  ])
  const turnId = (await api.get('/v1/schedules/{id}', { path })).turns.find(({ name }) => name === 'Noche')!.id
  const id = await book({ at: '19:00', turnId })
  expect((await expectConflict(added)).details).toEqual([{ path: 'turns', message: 'El turno «Noche» tiene 1 sesión.' }])
  await agenda.remove(id)
  await expectUndo(added)
  await expectUndo(created)
})

test('a client does not go while there are sessions to come, a user or a public link', async () => {
  const { luis } = people
  const { change_id } = await db.selectFrom('history').where('record_id', '=', luis).select('change_id').executeTakeFirstOrThrow()
  const id = await book({ at: '09:00' })
  const { message, details } = await expectConflict(change_id!)
  expect(message).toBe('No se puede deshacer el registro de Luis Huamán Rojas: tiene 1 sesión de hoy en adelante.')
  expect(details).toMatchObject([{ path: 'sessions.0', id }])
  await agenda.remove(id)
  await agenda.linkLuis()
  await api.post('/v1/users/from-client', { body: { clientId: luis } })
  expect((await expectConflict(change_id!)).details).toEqual([
    { path: 'user', message: 'Luis Huamán Rojas tiene un usuario.' },
    { path: 'public-link', message: 'Luis Huamán Rojas tiene un enlace público.' },
  ])
})

test('a document that was taken meanwhile, and one that a user or worker needs, are conflicts', async () => {
  const { person } = await api.get('/v1/clients/{id}', { path: { id: people.eva } })
  const renamed = await changeBy(() => api.post('/v1/person', { body: { id: person.id, document: '71000001' } }))
  await api.post('/v1/person', {
    body: { id: (await api.get('/v1/clients/{id}', { path: { id: people.luis } })).person.id, document: person.document },
  })
  expect(await expectConflict(renamed)).toMatchObject({
    message: 'Ya hay una persona con este documento.',
    details: [{ path: 'person.document', message: 'Lo tiene Luis Huamán Rojas (cliente).' }],
  })
  await api.post('/v1/person', { body: { id: person.id, document: '' } })
  const given = await changeBy(() => api.post('/v1/person', { body: { id: person.id, document: '71000002' } }))
  await api.post('/v1/users/from-client', { body: { clientId: people.eva } })
  expect((await expectConflict(given)).details).toMatchObject([{ path: 'user' }])
})

test('a change of which an erasure took something is refused as a whole', async () => {
  const [ofLuis, ofEva] = [await book({ at: '09:00', note: 'Trae informe' }), await book({ at: '10:00', clientId: people.eva })]
  const booked = await changeBy(() => api.delete('/v1/sessions/bulk', { body: { ids: [ofLuis, ofEva] } }))
  const past = await book({ at: '09:00', sessionDate: '2026-11-17' })
  const reminded = await changeBy(() => api.post('/v1/sessions/{id}/reminded', { path: { id: past }, body: { sessionDate: '2026-11-17' } }))
  const { person } = await api.get('/v1/clients/{id}', { path: { id: people.luis } })
  const renamed = await changeBy(() => api.post('/v1/person', { body: { id: person.id, name: 'Lucio' } }))
  await api.post('/v1/clients/{id}/erase', { path: { id: people.luis } })
  const erased = await readLastChange()
  for (const changeId of [booked, reminded, renamed, erased])
    expect((await expectConflict(changeId)).message, changeId).toBe('Se borraron los datos de un cliente de este cambio.')
})

test('after 24 hours a change is not undone', async () => {
  const changeId = await changeBy(() => book({ at: '09:00' }))
  const setAge = (hours: number) =>
    sql`update history set at = now() - make_interval(hours => ${hours}::int) where change_id = ${changeId}`.execute(db)
  await setAge(25)
  expect((await expectConflict(changeId)).message).toBe('Un cambio se deshace como mucho 24 horas después.')
  await setAge(23)
  await expectUndo(changeId)
})
