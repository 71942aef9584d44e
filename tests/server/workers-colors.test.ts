import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildPerson, registerWorker } from './create-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())
// Each test begins in a clinic without workers.
beforeEach(async () => {
  for (const { id } of await app.api.get('/v1/workers')) await app.api.delete('/v1/workers/{id}', { path: { id } })
})

const readColor = async (id: string) => (await app.api.get('/v1/workers/{id}', { path: { id } })).color
const registerWithColor = async (color: number) =>
  (await app.api.post('/v1/workers', { body: { person: buildPerson(), positions: [5], color } })).id

/** Registers workers without a color, one after the other, and returns the colors that they get. */
async function registerWithoutColor(count: number) {
  const colors = []
  for (let index = 0; index < count; index++) colors.push(await readColor(await registerWorker(app.api)))
  return colors
}

test('a worker who is registered without a color gets the one that the fewest have', async () => {
  await registerWithColor(1)
  await registerWithColor(3)
  expect(await registerWithoutColor(13)).toEqual([0, 2, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2])
})

test('the color of a deleted worker is free again, and all others keep theirs', async () => {
  await registerWithColor(0)
  const deleted = await registerWithColor(1)
  const remaining = await registerWithColor(2)
  await app.api.delete('/v1/workers/{id}', { path: { id: deleted } })
  expect(await registerWithoutColor(2)).toEqual([1, 3])
  expect(await readColor(remaining)).toBe(2)
})

test('workers who are registered at the same time get different colors', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => registerWorker(app.api)))
  const colors = await Promise.all(ids.map(readColor))
  expect(new Set(colors).size).toBe(12)
})
