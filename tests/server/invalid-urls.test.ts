import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { buildRequiredQuery, listUuidParameters, operations } from './contract-operations.ts'
import { buildWirePerson } from './create-records.ts'
import { expectNothingStored } from './expect-nothing-stored.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

let accessCodes: string[]
beforeAll(async () => {
  accessCodes = (await app.db.selectFrom('access').select('code').execute()).map(({ code }) => code)
})

test.for(listUuidParameters('path'))('$id returns 404 for a malformed id in its path', async ({ method, path, name, bodies }) => {
  const { inject } = await app.makeUser({ access: accessCodes })
  await expectNothingStored(app.db, async () => {
    for (const id of ['7', 'x', `urn:uuid:${createId()}`, `${createId()}x`, '%00', '%', '%E0%A4%A', '%ed%a0%80', "'", 'a'.repeat(60)]) {
      const url = `/api${path.replace(`{${name}}`, id)}`
      const { statusCode, json } = await inject({ method, url, ...(bodies[0] !== undefined && { payload: Object(bodies[0]) }) })
      expect([statusCode, json().error.code], url).toEqual([404, errorCode.notFound])
    }
  })
})

test.for(listUuidParameters('query'))('$id returns 400 for a malformed id in $name', async ({ method, url, parameters, name }) => {
  const query = buildRequiredQuery(parameters)
  for (const id of ['7', `urn:uuid:${createId()}`, '%00', ''])
    expect(
      await sendInvalid(
        method,
        `${url}?${query
          .filter((part) => !part.startsWith(`${name}=`))
          .concat(`${name}=${id}`)
          .join('&')}`,
      ),
    ).toEqual([400, errorCode.badRequest])
})

test.for(operations.filter(({ method }) => method === 'GET'))(
  '$id returns 400 for a query parameter outside the contract',
  async ({ method, url, parameters }) => {
    expect(await sendInvalid(method, `${url}?${[...buildRequiredQuery(parameters), 'surplus=1'].join('&')}`)).toEqual([
      400,
      errorCode.badRequest,
    ])
  },
)

const lists = ['/clients', '/workers', '/person', '/schedules', '/users', '/roles', '/sessions']
test.for(lists)('the list %s refuses an invalid limit, offset, sort or search', async (path) => {
  for (const query of [
    'limit=0',
    'limit=x',
    'limit=1.5',
    'limit=10001',
    'limit=0x10',
    'limit=1e3',
    'limit=%2B5',
    'limit=%205',
    'limit=',
    'offset=-1',
    'offset=1e3x',
    'sort=gender',
    'sort=',
    'search=%00',
    `search=${'a'.repeat(101)}`,
    'search=a&search=b',
  ])
    expect(await sendInvalid('GET', `/api/v1${path}?${query}`), query).toEqual([400, errorCode.badRequest])
})

test('an unknown id is not found in a path, is a bad request in a body, and stores nothing', async () => {
  const id = createId()
  const person = buildWirePerson()
  const schedule = {
    name: 'Terapias',
    session_duration: 45,
    break_duration: 15,
    turns: [{ name: 'Mañana', start_time: 480, end_time: 720 }],
  }
  const session = { client_id: createId(), worker_id: createId(), turn_id: createId(), day: 2, time: 480, session_date: '2026-11-24' }
  const send = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET', path: string, payload?: object) => {
    const { statusCode, json } = await app.inject({ method, url: `/api/v1${path}`, payload })
    return [statusCode, json().error.code]
  }
  await expectNothingStored(app.db, async () => {
    for (const path of ['/clients', '/workers', '/schedules', '/sessions'])
      for (const method of ['GET', 'DELETE'] as const)
        expect(await send(method, `${path}/${id}`), `${method} ${path}`).toEqual([404, errorCode.notFound])
    expect(await send('PUT', `/clients/${id}`, { id, person })).toEqual([404, errorCode.notFound])
    expect(await send('PUT', `/schedules/${id}`, schedule)).toEqual([404, errorCode.notFound])
    expect(await send('PUT', `/sessions/${id}`, session)).toEqual([404, errorCode.notFound])
    expect(await send('PATCH', `/sessions/${id}/state`, { state: 'confirmed' })).toEqual([404, errorCode.notFound])
    expect(await send('POST', '/clients', { person: { id } })).toEqual([400, errorCode.badRequest])
    expect(await send('POST', '/workers', { person: { id }, positions: [5] })).toEqual([400, errorCode.badRequest])
    expect(await send('PUT', '/workers', { id, person, positions: [5] })).toEqual([400, errorCode.badRequest])
    expect(await send('POST', '/sessions', session)).toEqual([400, errorCode.badRequest])
  })
})

test('an unknown path and a malformed path are not found', async () => {
  expect(await sendInvalid('GET', '/api/v1/nothing')).toEqual([404, errorCode.notFound])
  for (const path of ['/clients/%', '/cl%E0ients', '/clients/public-link/%E0%A4%A', '/sessions/client/%ff/month?year=2026&month=11', '/%'])
    expect(await sendInvalid('GET', `/api/v1${path}`), path).toEqual([404, errorCode.notFound])
})

async function sendInvalid(method: string, url: string, payload?: object) {
  const { statusCode, json } = await app.inject({ method: method as 'GET', url, payload })
  return [statusCode, json().error.code]
}
