import { afterAll, expect, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, buildInput, registerPeople } = await startAgenda()
await registerPeople()
afterAll(() => app.close())

const callCount = 30
const sessionsPerCall = 60

const buildSessions = (call: number) =>
  Array.from({ length: sessionsPerCall }, (_, index) =>
    buildInput({ sessionDate: addDays(tuesday, 7 * (call * sessionsPerCall + index)), state: 'canceled' }),
  )

test('many bulk calls at once do not keep other calls waiting, and all of them are done', async () => {
  let doneCount = 0
  const countDone = () => {
    doneCount += 1
  }
  const createCalls = Array.from({ length: callCount }, (_, call) =>
    app.api.post('/v1/sessions/bulk', { body: { sessions: buildSessions(call) } }).finally(countDone),
  )
  await app.api.get('/v1/clients')
  expect(doneCount).toBeLessThan(callCount / 2)
  const ids = await Promise.all(createCalls)

  doneCount = 0
  const deleteCalls = ids.map((ids) => app.api.delete('/v1/sessions/bulk', { body: { ids } }).finally(countDone))
  await app.api.get('/v1/clients')
  expect(doneCount).toBeLessThan(callCount / 2)
  expect((await Promise.all(deleteCalls)).flat()).toHaveLength(callCount * sessionsPerCall)
})
