import { afterAll, beforeEach, expect, test } from 'vitest'
import { tuesday } from './start-agenda.ts'
import { startAvailability } from './start-availability.ts'

const agenda = await startAvailability()
const { app, book, changeState, people, registerPeople, setHours, addAbsence } = agenda
const { api } = app
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('absence').execute()
  await registerPeople()
})

test('a session of today whose attendance is marked needs no decision', async () => {
  const sessionDate = '2026-11-21'
  const id = await book({ sessionDate, at: '08:00' })
  await addAbsence({ fromDate: sessionDate, toDate: sessionDate })
  const listIds = async () => (await agenda.listUnsettled()).map((session) => session.id)
  expect(await listIds()).toEqual([id])
  await changeState(id, { state: 'confirmed', attended: true })
  expect(await listIds()).toEqual([])
  await changeState(id, { state: 'confirmed', attended: null })
  expect(await listIds()).toEqual([id])
})

test('what is there stays when hours or absences change, and period answers mark what is upcoming and active', async () => {
  const ids = [
    await book({ sessionDate: '2026-11-17', at: '08:00' }),
    await book({ at: '08:00' }),
    await book({ at: '09:00', state: 'canceled' }),
    await book({ sessionDate: null, at: '10:00', startsOn: '2026-11-17' }),
  ]
  await setHours([2, '08:00', '09:00'])
  await addAbsence({ fromDate: '2026-11-15', toDate: tuesday, times: ['08:00', '09:00'] })
  const query = { from: '2026-11-15', to: '2026-11-28', workerId: people.ana }
  const marks = (await api.get('/v1/sessions', { query })).map(({ id, sessionDate, unavailable }) => [
    ids.indexOf(id),
    sessionDate,
    unavailable,
  ])
  expect(marks).toEqual([
    [0, '2026-11-17', undefined],
    [3, '2026-11-17', undefined],
    [1, tuesday, 'absence'],
    [2, tuesday, undefined],
    [3, tuesday, 'hours'],
  ])
  const week = await api.get('/v1/sessions/by-turn-and-week', { query: { turnId: agenda.morning, year: 2026, month: 11, day: 24 } })
  expect(week.filter(({ id }) => ids.includes(id)).map(({ unavailable }) => unavailable)).toEqual(['absence', undefined, 'hours'])
  const listIds = async (unavailable: boolean) =>
    (await api.get('/v1/sessions', { query: { ...query, unavailable } })).map(({ id, sessionDate }) => [ids.indexOf(id), sessionDate])
  expect(await listIds(true)).toEqual([
    [1, tuesday],
    [3, tuesday],
  ])
  expect(await listIds(false)).toEqual([
    [0, '2026-11-17'],
    [3, '2026-11-17'],
    [2, tuesday],
  ])
  const page = await app.inject({
    url: `/api/v1/sessions?from=2026-11-15&to=2027-11-28&unavailable=true&worker_id=${people.ana}&sort=-date&limit=1&offset=1`,
  })
  expect(page.headers['x-total-count']).toBe('54')
  expect(page.json()).toMatchObject([{ id: ids[3], session_date: '2027-11-16' }])
})
