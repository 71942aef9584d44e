import { expect, inject, test } from 'vitest'
import type { Operation } from '#api/document.ts'
import { readPreference } from '../../scripts/mock/preference.ts'
import { startMock } from '../../scripts/mock/server.ts'
import { contract } from './contract.ts'
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

test('no call is a repeated one, and only the conflict of a key in progress says when to try again', async () => {
  const role = { name: 'Recepción' }
  const created = await send('POST', '/v1/roles', role, { 'idempotency-key': 'rol-1' })
  expect([created.status, created.headers.has('idempotency-replayed')]).toEqual([201, false])
  expect((await send('POST', '/v1/roles', role, { prefer: 'code=409' })).headers.has('retry-after')).toBe(false)
  const atWork = await send(
    'POST',
    '/v1/absences',
    { from_date: '2026-12-24', to_date: '2026-12-24' },
    { prefer: 'code=409; example=keyAtWork' },
  )
  expect(atWork.headers.get('retry-after')).toBe('1')
})

test('a status or an example that the operation does not have is a 500 that names those it has', async () => {
  const unknownCode = await get<Failure>('/v1/clients', { prefer: 'code=409' })
  expect(unknownCode.status).toBe(500)
  expect(unknownCode.body.error).toMatchObject({ code: 0, message: expect.stringMatching(/listClients .* codes: 200, 400, 401, 403/) })
  const unknownExample = await get<Failure>('/v1/clients', { prefer: 'example=many' })
  expect(unknownExample.status).toBe(500)
  expect(unknownExample.body.error.message).toMatch(/examples: clients, withoutUpcoming, withSessions, empty/)
})

test('with handling=lenient what the operation does not have is ignored', async () => {
  expect((await get('/v1/clients', { prefer: 'code=409, handling=lenient' })).status).toBe(200)
  expect((await get('/v1/clients', { prefer: 'code=403, handling=lenient' })).status).toBe(403)
})

test('what is ignored is a line of the log', async () => {
  const lines: string[] = []
  const mock = await startMock({ log: (line) => lines.push(line), signedIn: true })
  const prefer = (header: string) => fetch(`${mock.url}/v1/clients`, { headers: { prefer: `${header}, handling=lenient` } })
  expect((await prefer('code=409')).status).toBe(200)
  expect((await prefer('code=500; operation=listWorker')).status).toBe(200)
  expect((await prefer('delay=soon')).status).toBe(200)
  expect((await prefer('code=403')).status).toBe(403)
  await mock.close()
  expect(lines.map((line) => line.split('\n').length)).toEqual([2, 2, 2, 1])
  expect(lines[0]).toMatch(/^200 GET \/api\/v1\/clients\n +listClients does not have what .*code=409.* codes: 200, 400/)
  expect(lines[1]).toContain('The contract has no operation listWorker.')
  expect(lines[2]).toContain('A delay is in seconds')
})

test('a delay is in seconds, also of one operation', async () => {
  const readDelay = (header: string) => readPreference(contract, contract.paths['/v1/clients']!.get as Operation, header).delay
  expect([readDelay('delay=3'), readDelay('delay=3; operation=listClients'), readDelay('delay=3; operation=listWorkers')]).toEqual([
    3, 3, 0,
  ])
  expect((await get('/v1/clients', { prefer: 'delay=0.01; example=empty' })).body).toEqual([])
})

test('with the name of an operation it applies to that operation only', async () => {
  const prefer = 'code=500, operation=listWorkers'
  expect((await get('/v1/workers', { prefer })).status).toBe(500)
  expect((await get('/v1/clients', { prefer })).status).toBe(200)
})
