import { afterAll, expect, test } from 'vitest'
import { buildWirePerson } from './create-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

const hidden = 'Eva\u202e'

const requests: [url: string, path: string, payload: object][] = [
  ['/api/v1/person', 'name', buildWirePerson({ name: hidden })],
  ['/api/v1/person', 'father_last_name', buildWirePerson({ father_last_name: `R${'\u0301'.repeat(90)}` })],
  ['/api/v1/clients', 'person.mother_last_name', { person: buildWirePerson({ mother_last_name: '\u3164' }) }],
  ['/api/v1/workers', 'person.name', { person: buildWirePerson({ name: '\ue000' }), positions: [5] }],
]

test.for(requests)('POST %s refuses hidden characters in %s', async ([url, path, payload]) => {
  const { statusCode, json } = await app.inject({ method: 'POST', url, payload })
  expect([statusCode, json().error.code, json().error.details[0]?.path]).toEqual([400, 3, path])
})

test('a change refuses them too, and a name that was stored before may stay', async () => {
  const save = async (payload: object) => {
    const { statusCode, json } = await app.inject({ method: 'POST', url: '/api/v1/person', payload })
    return { statusCode, id: json().id }
  }
  const { id } = await save(buildWirePerson())
  expect(await save({ id, name: hidden })).toMatchObject({ statusCode: 400 })
  await app.db.updateTable('person').set({ name: hidden }).where('id', '=', id).execute()
  expect(await save({ id, address: 'Calle 1' })).toMatchObject({ statusCode: 200 })
})
