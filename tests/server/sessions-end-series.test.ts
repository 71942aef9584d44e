import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, changeState, registerPeople, createTurn, people } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

/** Ends the sessions of Luis with Ana on Tuesdays at nine from this date on. */
const endSeries = (fromDate: string) =>
  api.delete('/v1/sessions/duplicated', {
    body: { clientId: people.luis, workerId: people.ana, day: 2, time: parseTimeOfDay('09:00'), fromDate },
  })

test('a series that is ended during concurrent changes and bookings of its dates keeps no later date', async () => {
  const { turnId } = await createTurn()
  const series = await book({ turnId, sessionDate: null, startsOn: tuesday })
  const dates = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22']
  const calls = [
    ...dates.map((sessionDate) => changeState(series, { state: 'canceled', sessionDate })),
    endSeries('2026-12-08'),
    ...dates.map((sessionDate) => book({ turnId, clientId: people.eva, sessionDate })),
  ]
  for (const outcome of await Promise.allSettled(calls))
    if (outcome.status === 'rejected') expect([errorCode.conflict, errorCode.badRequest]).toContain(outcome.reason.code)
  await endSeries('2026-12-08')
  const query = { clientId: people.luis, turnId, year: 2026, month: 12 }
  const december = await api.get('/v1/sessions/by-client-and-turn-by-month', { query })
  expect(december.map(({ sessionDate }) => sessionDate)).toEqual(['2026-12-01'])
})
