import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { describeChange, describeOwnChange } from '#web/history/describe/describe-change.ts'
import type { Change } from '#web/session-data/changes/change.ts'
import { planBooking, planMark, planMove, planNote, type Target } from '#web/session-data/changes/plans.ts'
import { findRuns, planEnd, planMoveRun } from '#web/session-data/changes/runs.ts'
import { toStepBody } from '#web/session-data/changes/step-bodies.ts'
import type { Session } from '#web/session-data/queries.ts'
import { registerWorker } from './create-records.ts'
import { tuesday } from './start-agenda.ts'
import { startUndo } from './start-undo.ts'

// What the page Actividad says of the changes that the screens make, as the server lists them.
const agenda = await startUndo()
const { app, people, morning, book, expectUndo, readLastChange } = agenda
const { api } = app
afterAll(() => app.close())
beforeEach(() => agenda.registerPeople())

const [nextTuesday, now] = ['2026-12-01', { date: '2026-11-21', minutes: 600 }]
const pair = 'Luis Huamán Rojas con Ana Torres Medina'
const nine = parseTimeOfDay('09:00')

const readLast = async () => (await api.get('/v1/changes', { query: { limit: 1 } }))[0]!
const tell = async () => describeChange(await readLast()).text
const make = async (...changes: Change[]) => {
  await api.post('/v1/sessions/changes', { body: { steps: changes.flat().map(toStepBody) } })
  return tell()
}
/** Reads the sessions of Luis on a date, as a week shows them. */
const readOn = async (date: string, clientId = people.luis): Promise<Session> =>
  (await api.get('/v1/sessions', { query: { clientId, from: date, to: date } }))[0]!
const readRecords = () => api.get('/v1/sessions', { query: { clientId: people.luis } })
const toTarget = async (date: string, at: string, workerId = people.ana): Promise<Target> => ({
  turnId: morning,
  date,
  time: parseTimeOfDay(at),
  worker: (await api.get('/v1/workers')).find(({ id }) => id === workerId)!,
})
const bookSeries = (fields = {}) => book({ sessionDate: null, startsOn: tuesday, ...fields })

test('a booking, its move, its marks and its deletion are told as what they are', async () => {
  await book({})
  expect(await tell()).toBe(`reservó mar 24 nov 09:00: ${pair}`)
  expect(await make(planMove(await readOn(tuesday), await toTarget('2026-11-26', '11:00')))).toBe(
    `movió de mar 24 nov 09:00 a jue 26 nov 11:00: ${pair}`,
  )
  const session = await readOn('2026-11-26')
  expect(await make(planNote(session, 'Traer el informe', 'once'))).toBe(`anotó en la sesión, jue 26 nov 11:00: ${pair}`)
  expect(await make(planMark(await readOn('2026-11-26'), { state: 'confirmed' }))).toBe(`confirmó, jue 26 nov 11:00: ${pair}`)
  expect(await make(planMark(await readOn('2026-11-26'), { state: 'canceled' }))).toBe(`canceló, jue 26 nov 11:00: ${pair}`)
  await agenda.remove(session.id)
  expect(await tell()).toBe(`eliminó la sesión de jue 26 nov 11:00: ${pair}`)
})

test('one date of a series is moved, noted, canceled, confirmed or marked, and never booked', async () => {
  await bookSeries()
  expect(await tell()).toBe(`reservó la serie de los martes 09:00: ${pair}`)
  expect(await make(planMove(await readOn(nextTuesday), await toTarget('2026-12-03', '11:00')))).toBe(
    `movió de mar 1 dic 09:00 a jue 3 dic 11:00: ${pair}`,
  )
  expect((await readLast()).sessionActions).toEqual([{ action: 'moved', count: 1 }])
  expect(await make(planNote(await readOn('2026-12-08'), 'Traer el informe', 'once'))).toBe(`anotó en la sesión, mar 8 dic 09:00: ${pair}`)
  expect(await make(planMark(await readOn('2026-12-15'), { state: 'canceled' }))).toBe(`canceló, mar 15 dic 09:00: ${pair}`)
  expect(await make(planMark(await readOn('2026-12-22'), { state: 'confirmed' }))).toBe(`confirmó, mar 22 dic 09:00: ${pair}`)
  await bookSeries({ clientId: people.eva, at: '10:00', startsOn: '2026-11-03' })
  const past = await readOn('2026-11-17', people.eva)
  expect(await make(planMark(past, { attended: false }))).toMatch(/^marcó que no vino, mar 17 nov 10:00: /)
})

test('what was told of a date of a series stays so after the series has ended or was deleted', async () => {
  await bookSeries({ startsOn: '2026-12-01' })
  await make(planNote(await readOn('2026-12-08'), 'Traer el informe', 'once'))
  const noted = await readLast()
  const run = findRuns(await readOn(nextTuesday), await readRecords(), now).onwards!
  expect(await make(planEnd(run))).toBe(`eliminó la serie de los martes 09:00: ${pair}`)
  const changes = await api.get('/v1/changes', { query: { clientId: people.luis } })
  expect(changes.find(({ changeId }) => changeId === noted.changeId)).toEqual(noted)
  // A session that was there before a series took its date was booked.
  await book({})
  const { changeId } = await readLast()
  await bookSeries({ startsOn: '2026-11-03' })
  const [, booked] = await api.get('/v1/changes', { query: { clientId: people.luis, limit: 2 } })
  expect(booked).toMatchObject({ changeId, sessionActions: [{ action: 'booked', count: 1 }] })
})

test('a series that moves, gets another worker or ends is one change of a series, with its dates', async () => {
  await bookSeries()
  await make(planMark(await readOn('2026-12-08'), { state: 'canceled' }))
  const occurrence = await readOn(nextTuesday)
  const run = findRuns(occurrence, await readRecords(), now).onwards!
  expect(await make(planMoveRun(occurrence, await toTarget('2026-12-03', '11:00'), run))).toBe(
    `movió la serie de los martes 09:00 a los jueves 11:00 desde el jue 3 dic: ${pair}`,
  )
  expect((await readLast()).sessionActions).toEqual([{ action: 'series-changed', count: 1 }])
  const luisPaz = await registerWorker(api, { name: 'Lidia', fatherLastName: 'Paz', motherLastName: 'Vera' })
  const moved = await readOn('2026-12-17')
  const rest = findRuns(moved, await readRecords(), now).onwards!
  expect(await make(planMoveRun(moved, await toTarget('2026-12-17', '11:00', luisPaz), rest))).toBe(
    'pasó la serie de los jueves 11:00 de Ana Torres Medina a Lidia Paz Vera desde el jue 17 dic: Luis Huamán Rojas con Lidia Paz Vera',
  )
  const last = await readOn('2027-01-07')
  const end = findRuns(last, await readRecords(), now).onwards!
  expect(await make(planEnd(end))).toMatch(/^terminó el 31 dic la serie de los jueves 11:00: Luis Huamán Rojas con Lidia Paz Vera$/)
})

test('a plan that replaces a series by another one and single dates is one change of a series', async () => {
  await bookSeries()
  const run = findRuns(await readOn(nextTuesday), await readRecords(), now).onwards!
  const { client } = await readOn(nextTuesday)
  const booking = { ...(await toTarget('2026-12-03', '11:00')), client, note: null }
  const steps = [planBooking({ ...booking, standing: { until: '2026-12-31' } }), planBooking({ ...booking, date: '2027-01-08' })]
  expect(await make(planEnd(run), ...steps)).toBe(`movió la serie de los martes 09:00 a los jueves 11:00 desde el jue 3 dic: ${pair}`)
  expect(describeChange(await readLast()).details.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      `terminó el 24 nov la serie de los martes 09:00: ${pair}`,
      `reservó la serie de los jueves 11:00 (5 sesiones): ${pair}`,
      `reservó vie 8 ene 11:00: ${pair}`,
    ]),
  )
})

test('a planned series of single dates reads with their count, and one with a last day with its sessions', async () => {
  const { worker, ...target } = await toTarget(tuesday, '09:00')
  const client = await api.get('/v1/clients/{id}', { path: { id: people.luis } })
  const booking = { ...target, worker, client, note: null }
  expect(await make(planBooking({ ...booking, standing: { until: '2026-12-15' } }))).toBe(
    `reservó la serie de los martes 09:00 (4 sesiones): ${pair}`,
  )
  expect(await make(planBooking({ ...booking, date: '2026-12-24' }), planBooking({ ...booking, date: '2026-12-31' }))).toBe(
    'reservó 2 sesiones',
  )
})

test('the settlement of an absence is one line with its counts', async () => {
  await bookSeries()
  await bookSeries({ clientId: people.eva, at: '10:00' })
  await book({ at: '11:00' })
  await agenda.addAbsence({ fromDate: tuesday, toDate: nextTuesday, reason: 'Gripe' })
  expect(await tell()).toBe('anotó la ausencia de Ana Torres Medina del 24 de noviembre al 1 de diciembre (Gripe)')
  const [ofLuis, single] = await api.get('/v1/sessions', { query: { clientId: people.luis, from: tuesday, to: tuesday } })
  const [ofEva, later] = [await readOn(tuesday, people.eva), await readOn(nextTuesday, people.eva)]
  const text = await make(
    planMark(ofLuis!, { state: 'canceled' }),
    planMark(single!, { state: 'canceled' }),
    planMove(ofEva, await toTarget('2026-12-09', '10:00')),
    planMark(later, { accepted: 'absence' }),
  )
  expect(text.split(/, | y /).toSorted()).toEqual(['canceló 2 sesiones', 'mantuvo 1 sesión', 'movió 1 sesión'])
})

test('a copied week reads with its count, although the response has twenty entries', async () => {
  const dates = Array.from({ length: 22 }, (_, index) => new Date(Date.UTC(2026, 10, 24 + index)).toISOString().slice(0, 10))
  const { worker } = await toTarget(tuesday, '09:00')
  const client = await api.get('/v1/clients/{id}', { path: { id: people.luis } })
  const booking = { client, worker, turnId: morning, time: nine, note: null }
  const weekdays = dates.filter((date) => new Date(date).getUTCDay() % 6 !== 0)
  expect(await make(...weekdays.map((date) => planBooking({ ...booking, date })))).toBe(`reservó ${weekdays.length} sesiones`)
  const later = weekdays.map((date) => planBooking({ ...booking, time: nine + 60, date }))
  const both = [...later, ...weekdays.map((date) => planBooking({ ...booking, time: nine + 120, date }))]
  expect(await make(...both)).toBe(`reservó ${both.length} sesiones`)
  const { entries, count } = await readLast()
  expect([entries.length, count]).toEqual([20, both.length])
  expect(describeChange(await readLast())).toMatchObject({ hidden: both.length - 20, details: { length: 20 } })
})

test('of many dates that move in one change the lines are whole moves, and the moves without a line are counted', async () => {
  await bookSeries({ startsOn: nextTuesday })
  const dates = Array.from({ length: 25 }, (_, week) => addDays(nextTuesday, 7 * week))
  const moves: Change[] = []
  for (const date of dates) moves.push(planMove(await readOn(date), await toTarget(addDays(date, 2), '11:00')))
  const expectMoves = async (prefix: string) => {
    const change = await readLast()
    expect(change).toMatchObject({ count: 50, leftOut: 15, sessionActions: [{ action: 'moved', count: 25 }] })
    const { text, details, hidden } = describeChange(change)
    expect([text, details.length, hidden]).toEqual([`${prefix}movió 25 sesiones`, 10, 15])
    for (const detail of details) expect(detail.text).toMatch(/^movió de mar .* 09:00 a jue .* 11:00: /)
  }
  await make(...moves)
  await expectMoves('')
  await expectUndo(await readLastChange())
  await expectMoves('deshizo: ')
})

test('of a series that ends with many dates the line says that it ended', async () => {
  await bookSeries()
  for (let week = 1; week <= 24; week += 1) await make(planNote(await readOn(addDays(nextTuesday, 7 * week)), 'Traer el informe', 'once'))
  const run = findRuns(await readOn(nextTuesday), await readRecords(), now).onwards!
  expect(await make(planEnd(run))).toBe(`terminó el 24 nov la serie de los martes 09:00: ${pair}`)
  expect(await readLast()).toMatchObject({ count: 25, leftOut: 0, entries: { length: 20 } })
})

test('an undo says what it takes back, and the undo of an undo what it makes again', async () => {
  await bookSeries()
  await make(planMove(await readOn(nextTuesday), await toTarget('2026-12-03', '11:00')))
  const moved = `movió de mar 1 dic 09:00 a jue 3 dic 11:00: ${pair}`
  const first = await readLastChange()
  const undo = await expectUndo(first)
  expect(await tell()).toBe(`deshizo: ${moved}`)
  expect(await readLast()).toMatchObject({ undoes: first, redoes: null, sessionActions: [{ action: 'moved', count: 1 }] })
  const redo = await expectUndo(undo)
  expect(await tell()).toBe(`rehízo: ${moved}`)
  expect(await readLast()).toMatchObject({ undoes: undo, redoes: first })
  await expectUndo(redo)
  expect(await tell()).toBe(`deshizo: ${moved}`)
  await make(planNote(await readOn('2026-12-08'), 'Traer el informe', 'once'))
  await expectUndo(await readLastChange())
  expect(await tell()).toBe(`deshizo: anotó en la sesión, mar 8 dic 09:00: ${pair}`)
})

test('a booking from the waiting list is one line, and so is the reply of a client', async () => {
  const reply = await agenda.linkLuis()
  const waitingEntryId = await agenda.wait()
  expect(await tell()).toBe('puso a Luis Huamán Rojas en la lista de espera')
  const { id } = await api.post('/v1/sessions', { body: { ...agenda.buildInput({}), waitingEntryId } })
  expect(await tell()).toBe(`reservó mar 24 nov 09:00: ${pair} (de la lista de espera)`)
  await reply(id, tuesday, 'confirmed')
  expect(await tell()).toBe(`confirmó por el enlace que viene, mar 24 nov 09:00: ${pair}`)
  await agenda.remove(id)
  expect(await tell()).toBe(`eliminó la sesión de mar 24 nov 09:00: ${pair} (vuelve a la lista de espera)`)
})

test('a reader of sessions reads who was told about a change, without access to the clients', async () => {
  const id = await book({})
  await agenda.remove(id)
  const [message] = await api.get('/v1/messages', { query: { clientId: people.luis, state: 'to-tell' } })
  await api.post('/v1/messages/{id}/told', { path: { id: message!.id } })
  const reader = await app.makeUser({ access: ['sessions.read'] })
  const [change] = await reader.api.get('/v1/changes', { query: { limit: 1 } })
  expect(describeChange(change!).text).toMatch(/^avisó a Luis Huamán Rojas/)
})

test('what the deletion of a client brings along is told below it', async () => {
  const series = await book({ sessionDate: null, startsOn: '2026-11-03', endsOn: '2026-11-25' })
  await agenda.changeState(series, { state: 'canceled', sessionDate: tuesday })
  await agenda.wait()
  await api.delete('/v1/clients/{id}', { path: { id: people.luis } })
  const { text, details } = describeChange(await readLast())
  expect(text).toBe('eliminó el cliente Luis Huamán Rojas')
  expect(details.map((detail) => detail.text)).toEqual([
    expect.stringMatching(/^cambió los datos de Luis Huamán Rojas/),
    `terminó el 17 nov la serie de los martes 09:00: ${pair}`,
  ])
})

test('the changes of a session have the date of the series that it was moved from, also after it was deleted', async () => {
  const reply = await agenda.linkLuis()
  await bookSeries()
  await make(planMove(await readOn(nextTuesday), await toTarget('2026-12-03', '11:00')))
  const { id } = await readOn('2026-12-03')
  await reply(id, '2026-12-03', 'declined')
  await agenda.remove(id)
  const changes = await api.get('/v1/changes', { query: { sessionId: id } })
  expect(changes.map((change) => describeOwnChange(change, id))).toEqual([
    'eliminó la sesión de jue 3 dic 11:00',
    'avisó por el enlace que no viene',
    'movió de mar 1 dic 09:00 a jue 3 dic 11:00',
  ])
  expect(await api.get('/v1/changes', { query: { sessionId: people.luis } })).toEqual([])
})
