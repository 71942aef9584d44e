import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { buildWirePerson } from './create-records.ts'
import { tuesday } from './start-agenda.ts'
import { startUndo } from './start-undo.ts'

const agenda = await startUndo()
const { app, people, book, expectUndo, readLastChange, readLive } = agenda
afterAll(() => app.close())
beforeEach(() => agenda.registerPeople())

const nextTuesday = '2026-12-01'

/** Makes a change and undoes it, then undoes that, and compares every live row. */
async function expectUndoAndRedo(change: () => Promise<unknown>) {
  const before = await readLive()
  await change()
  const after = await readLive()
  expect(after).not.toEqual(before)
  const undoId = await expectUndo(await readLastChange())
  expect(await readLive()).toEqual(before)
  await expectUndo(undoId)
  expect(await readLive()).toEqual(after)
}

test('a deleted session comes back with the reply, the reminder, the acceptance and the place of its waiting entry', async () => {
  const reply = await agenda.linkLuis()
  await agenda.setHours([2, '10:00', '12:00'])
  const entry = await agenda.wait()
  const body = { ...agenda.buildInput({ at: '09:00' }), waitingEntryId: entry }
  const { id } = await app.api.post('/v1/sessions', { query: { override: true }, body })
  await app.api.post('/v1/sessions/{id}/reminded', { path: { id }, body: { sessionDate: tuesday } })
  await reply(id, tuesday, 'declined')
  const { updatedAt: _, ...before } = await agenda.get(id)
  expect(before).toMatchObject({ accepted: 'hours', clientReply: 'declined', waitingEntryId: entry, remindedAt: expect.any(String) })
  await expectUndoAndRedo(() => agenda.remove(id))
  await expectUndo(await readLastChange())
  expect(await agenda.get(id)).toMatchObject(before)
})

test('a moved session goes back with the reply that its move ended', async () => {
  const reply = await agenda.linkLuis()
  const id = await book({ at: '09:00' })
  await reply(id, tuesday, 'confirmed')
  await expectUndoAndRedo(() => agenda.put(id, { at: '11:00', state: 'confirmed' }))
})

test('a series that was ended comes back with its exceptions, and the replies to its dates', async () => {
  const reply = await agenda.linkLuis()
  const id = await book({ at: '09:00', sessionDate: null })
  await reply(id, nextTuesday, 'declined')
  await agenda.changeState(id, { state: 'canceled', sessionDate: '2026-12-08' })
  // Someone else takes the slot that the exception leaves, so that the series must not come back before it.
  await book({ at: '09:00', clientId: people.eva, sessionDate: '2026-12-08' })
  const { luis: clientId, ana: workerId } = people
  await expectUndoAndRedo(() =>
    app.api.delete('/v1/sessions/duplicated', {
      body: { clientId, workerId, day: 2, time: parseTimeOfDay('09:00'), fromDate: '2026-11-25' },
    }),
  )
})

test('an exception of a series goes, and its date is the series again', async () => {
  const id = await book({ at: '09:00', sessionDate: null })
  await expectUndoAndRedo(() => agenda.changeState(id, { state: 'postponed', sessionDate: nextTuesday }))
})

test('sessions that were deleted together come back, the exception before who took its slot', async () => {
  const series = await book({ at: '09:00', sessionDate: null })
  const exception = (await agenda.changeState(series, { state: 'canceled', sessionDate: nextTuesday })).id
  const taker = await book({ at: '09:00', clientId: people.eva, sessionDate: nextTuesday })
  for (const ids of [
    [taker, exception],
    [exception, series, taker],
  ])
    await expectUndoAndRedo(() => app.api.delete('/v1/sessions/bulk', { body: { ids } })).then(async () =>
      expectUndo(await readLastChange()),
    )
})

test('sessions that swapped their places swap them back', async () => {
  const [first, second] = [await book({ at: '09:00' }), await book({ at: '10:00', clientId: people.eva })]
  const move = (id: string, fields: object) => ({ update: { ...agenda.buildInput(fields), id } })
  const steps = [move(first, { at: '10:00' }), move(second, { at: '09:00', clientId: people.eva })]
  const swap = () => app.api.post('/v1/sessions/changes', { body: { steps } })
  await expectUndoAndRedo(swap)
})

test('a series that took the slots of dated sessions gives them back', async () => {
  const series = await book({ at: '10:00', sessionDate: null, startsOn: tuesday })
  const [own, other] = [
    { at: '09:00', sessionDate: nextTuesday },
    { at: '09:00', sessionDate: '2026-12-08', clientId: people.eva },
  ]
  const [ofLuis, ofEva] = [await book(own), await book(other)]
  const move = (id: string, fields: object) => ({ update: { ...agenda.buildInput(fields), id } })
  const steps = [
    move(ofEva, { ...other, at: '11:00' }),
    move(ofLuis, { ...own, at: '08:00' }),
    move(series, { at: '09:00', sessionDate: null, startsOn: tuesday }),
  ]
  await expectUndoAndRedo(() => app.api.post('/v1/sessions/changes', { body: { steps } }))
})

test('sessions that move by a week go back', async () => {
  const dates = ['2026-11-24', '2026-12-01', '2026-12-08']
  const ids = [await book({ sessionDate: dates[0] }), await book({ sessionDate: dates[1] })]
  const steps = ids.map((id, index) => ({ update: { ...agenda.buildInput({ sessionDate: dates[index + 1]! }), id } }))
  await expectUndoAndRedo(() => app.api.post('/v1/sessions/changes', { body: { steps } }))
})

test('what an absence, a closing day or other hours took back of the acceptance is accepted again', async () => {
  await agenda.setHours([2, '10:00', '12:00'])
  await app.api.post('/v1/sessions', { query: { override: true }, body: agenda.buildInput({ at: '09:00' }) })
  await expectUndoAndRedo(() => agenda.addAbsence({ fromDate: tuesday, toDate: tuesday }))
  await expectUndo(await readLastChange())
  await expectUndoAndRedo(() => agenda.close({ fromDate: tuesday, toDate: tuesday, reason: 'Feriado' }))
  await expectUndo(await readLastChange())
  await expectUndoAndRedo(() => agenda.setHours([2, '11:00', '12:00']))
})

test('a waiting entry that was deleted is at its place in the list again', async () => {
  const [first, second] = [await agenda.wait({ days: [1] }), await agenda.wait({ days: [2] })]
  await expectUndoAndRedo(() => app.api.delete('/v1/waiting-list/{id}', { path: { id: first } }))
  await expectUndo(await readLastChange())
  expect(await agenda.listWaiting()).toEqual([first, second])
})

test('a deleted worker comes back with hours and absences, and a deleted client with the series that the deletion ended', async () => {
  const series = await book({ at: '09:00', sessionDate: null, startsOn: '2026-11-03', endsOn: '2026-11-25' })
  await agenda.changeState(series, { state: 'canceled', sessionDate: tuesday })
  await agenda.setHours([2, '08:00', '12:00'])
  await agenda.addAbsence({ fromDate: nextTuesday, toDate: nextTuesday, reason: 'Curso' })
  await expectUndoAndRedo(() => app.api.delete('/v1/clients/{id}', { path: { id: people.luis } }))
  await expectUndo(await readLastChange())
  await expectUndoAndRedo(() => app.api.delete('/v1/workers/{id}', { path: { id: people.ana } }))
})

test('a call names its change, unless it changed nothing or something that cannot be undone', async () => {
  const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const { headers, statusCode, body } = await app.inject({ method, url: `/api/v1${url}`, ...(payload && { payload }) })
    expect(statusCode, body).toBeLessThan(300)
    return { changeId: headers['change-id'], body: body === '' ? {} : JSON.parse(body) }
  }
  const client = await call('POST', '/clients', { person: buildWirePerson() })
  expect(client.changeId).toBe(await readLastChange())
  const { person } = await app.api.get('/v1/clients/{id}', { path: { id: client.body.id } })
  const renamed = await call('PUT', `/clients/${client.body.id}`, { id: client.body.id, person: { id: person.id }, note: 'Nota' })
  expect(renamed.changeId).toBe(await readLastChange())
  const unchanged = await call('PUT', `/clients/${client.body.id}`, { id: client.body.id, person: { id: person.id }, note: 'Nota' })
  expect(unchanged.changeId).toBeUndefined()
  const user = await call('POST', '/users/from-client', { client_id: client.body.id })
  expect(user.changeId).toBeUndefined()
  // The user ends with the client.
  expect((await call('DELETE', `/clients/${client.body.id}`)).changeId).toBeUndefined()
  expect((await agenda.undo(await readLastChange())).error).toMatchObject({ code: 6, message: 'Este cambio no se puede deshacer.' })
})
