import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { startAgenda } from './start-agenda.ts'

const { app, book, registerPeople, buildInput, changeState, morning, people } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

const outside = ['1899-12-31', '2201-01-01', '9999-12-31', '0001-01-01']

const refused = (path: string) => ({ status: 400, code: errorCode.badRequest, details: [expect.objectContaining({ path })] })

const endSeries = (fromDate: string) => {
  const { clientId, workerId, day, time } = buildInput({ sessionDate: null, day: 3 })
  return api.delete('/v1/sessions/duplicated', { body: { clientId, workerId, day, time, fromDate } })
}

test.for(outside)('a session is neither booked on %s nor moved to it', async (date) => {
  await expect(book({ sessionDate: date })).rejects.toMatchObject(refused('sessionDate'))
  await expect(book({ sessionDate: null, startsOn: date })).rejects.toMatchObject(refused('startsOn'))
  await expect(book({ sessionDate: null, endsOn: date })).rejects.toMatchObject(refused('endsOn'))
  await expect(api.post('/v1/sessions/bulk', { body: { sessions: [buildInput({ sessionDate: date })] } })).rejects.toMatchObject(
    refused('sessions.0.sessionDate'),
  )
  const series = await book({ sessionDate: null })
  await expect(changeState(series, { state: 'canceled', sessionDate: date })).rejects.toMatchObject(refused('sessionDate'))
  await expect(endSeries(date)).rejects.toMatchObject(refused('fromDate'))
})

test.for(outside)('no query asks for %s', async (date) => {
  const { inject } = app
  const slot = `person_type=client&turn_id=${morning}&time=540`
  for (const query of [`sessions?from=${date}&to=${date}`, `sessions/available-people?session_date=${date}&${slot}`]) {
    const { statusCode, json } = await inject({ url: `/api/v1/${query}` })
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
