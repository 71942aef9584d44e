import { afterAll, beforeEach, expect, test } from 'vitest'
import { listIds, startAgenda } from './start-agenda.ts'

const { app, book, registerPeople, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

test('a client reads only their own sessions, and of the worker only the names and the color', async () => {
  const ownId = await book({})
  await book({ clientId: people.eva, at: '10:00' })
  const client = (await app.makeUser({ client_id: people.luis })).api
  const sessions = await client.get('/v1/sessions', {})
  expect(listIds(sessions)).toEqual([ownId])
  const { color } = await app.api.get('/v1/workers/{id}', { path: { id: people.ana } })
  expect(color).toEqual(expect.any(Number))
  const person = { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Medina' }
  expect(sessions[0]?.worker).toEqual({ id: people.ana, person, color })
})

test('a client cannot find sessions by a worker’s document', async () => {
  await book({})
  const { person } = await app.api.get('/v1/workers/{id}', { path: { id: people.ana } })
  const countFound = async ({ api }: Pick<typeof app, 'api'>, search: string) =>
    (await api.list('/v1/sessions', { query: { search } })).total
  expect(await countFound(app, person.document)).toBe(1)
  const luis = await app.makeUser({ client_id: people.luis })
  const eva = await app.makeUser({ client_id: people.eva, access: ['sessions.read'] })
  for (const client of [luis, eva]) {
    expect(await countFound(client, person.document)).toBe(0)
    expect(await countFound(client, 'huaman TORRES medina')).toBeGreaterThan(0)
  }
})
