import { expect, inject, test } from 'vitest'
import { createCaller } from './mock-calls.ts'

const { get, send } = await createCaller(inject('mock'))
type Failure = { error: { code: number; message: string } }

test('Prefer selects a documented status and an example', async () => {
  expect((await get<Failure>('/v1/clients', { prefer: 'code=403' })).status).toBe(403)
  expect((await get('/v1/clients', { prefer: 'example=empty' })).body).toEqual([])
  const { status, body } = await send<Failure>('POST', '/v1/roles', { name: 'Recepción' }, { prefer: 'code=409; example=nameTaken' })
  expect(status).toBe(409)
  expect(body.error.message).toMatch(/nombre/)
})

test('a status or an example that the operation does not have is a 500 that names those it has', async () => {
  const unknownCode = await get<Failure>('/v1/clients', { prefer: 'code=409' })
  expect(unknownCode.status).toBe(500)
  expect(unknownCode.body.error).toMatchObject({ code: 0, message: expect.stringMatching(/listClients .* codes: 200, 400, 401, 403/) })
  const unknownExample = await get<Failure>('/v1/clients', { prefer: 'example=many' })
  expect(unknownExample.status).toBe(500)
  expect(unknownExample.body.error.message).toMatch(/examples: clients, withoutUpcoming, empty/)
})

test('with handling=lenient what the operation does not have is ignored', async () => {
  expect((await get('/v1/clients', { prefer: 'code=409, handling=lenient' })).status).toBe(200)
  expect((await get('/v1/clients', { prefer: 'code=403, handling=lenient' })).status).toBe(403)
})

test('with the name of an operation it applies to that operation only', async () => {
  const prefer = 'code=500, operation=listWorkers'
  expect((await get('/v1/workers', { prefer })).status).toBe(500)
  expect((await get('/v1/clients', { prefer })).status).toBe(200)
})
