import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { startAgenda } from './start-agenda.ts'

const { app, book, registerPeople, buildInput, morning, people } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

const outside = ['1899-12-31', '2201-01-01', '9999-12-31', '0001-01-01']

const endSeries = (fromDate: string) => {
  const { clientId, workerId, day, time } = buildInput({ sessionDate: null, day: 3 })
  return api.delete('/v1/sessions/duplicated', { body: { clientId, workerId, day, time, fromDate } })
}

test.for(outside)('a session is neither booked on %s nor moved to it', async (date) => {
  const series = await book({ sessionDate: null })
  const peopleAndTime = { client_id: people.luis, worker_id: people.ana, day: 2, time: 540 }
  const booking = { ...peopleAndTime, turn_id: morning }
  const calls = [
    ['POST', '', { ...booking, session_date: date }, 'session_date'],
    ['POST', '', { ...booking, starts_on: date }, 'starts_on'],
    ['PUT', `/${series}`, { ...booking, ends_on: date }, 'ends_on'],
    ['POST', '/bulk', { sessions: [{ ...booking, session_date: date }] }, 'sessions.0.session_date'],
    ['PATCH', `/${series}/state`, { state: 'canceled', session_date: date }, 'session_date'],
    ['DELETE', '/duplicated', { ...peopleAndTime, from_date: date }, 'from_date'],
  ] as const
  for (const [method, path, payload, field] of calls) {
    const { statusCode, json } = await app.inject({ method, url: `/api/v1/sessions${path}`, payload })
    const { code, details } = json().error
    expect([statusCode, code, details.map(({ path }: { path: string }) => path)], field).toEqual([400, errorCode.badRequest, [field]])
  }
})

test.for(outside)('no query asks for %s', async (date) => {
  const slot = `person_type=client&turn_id=${morning}&time=540`
  for (const query of [`sessions?from=${date}&to=${date}`, `sessions/available-people?session_date=${date}&${slot}`]) {
    const { statusCode, json } = await app.inject({ url: `/api/v1/${query}` })
    expect([statusCode, json().error.code], query).toEqual([400, errorCode.badRequest])
  }
})

test('a series on the last date can be booked, is named in a conflict, and can be ended', async () => {
  const lastDate = '2200-12-31'
  const series = await book({ sessionDate: null, day: 3, startsOn: lastDate })
  await expect(book({ sessionDate: null, day: 3, startsOn: lastDate, clientId: people.eva })).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'Ana Torres ya atiende a Luis Huamán los miércoles desde el 31 de diciembre de 09:00 a 09:45.',
  })
  expect(await endSeries(lastDate)).toEqual([series])
})
