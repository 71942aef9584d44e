// This file has calls that must compile and calls that must not. `tsc` is the test.
import { createApi, type Data } from '#api/client.ts'
import { access } from '#api/generated/access.ts'
import type { Client, Session, SessionState } from '#api/generated/app.ts'
import { callSchemas } from '#api/generated/call-schemas.ts'
import type { ErrorCode, Client as WireClient } from '#api/generated/wire.ts'
import type { Call, OperationId, ResponseBody } from '#api/operation.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const expectSame = <A, B>(_: Equal<A, B>) => {}

const api = createApi({ baseUrl: '/api', callSchemas })
const id = '0193c0de-0000-7000-8000-000000000001'

// The client has camelCase names and is called by method and path.
expectSame<Data<'get', '/v1/clients/{id}'>, Client>(true)
expectSame<Data<'get', '/v1/clients'>, Client[]>(true)
expectSame<Data<'get', '/v1/sessions/by-turn-and-week'>, Session[]>(true)
expectSame<Data<'get', '/v1/clients/public-link/generate'>, string>(true)
expectSame<Data<'post', '/v1/clients'>, { id: string }>(true)
expectSame<Data<'delete', '/v1/clients/{id}'>, undefined>(true)
expectSame<Session['state'], SessionState>(true)

export async function makeCalls() {
  const client = await api.get('/v1/clients/{id}', { path: { id } })
  const name: string = client.person.fatherLastName
  const { rows, total } = await api.list('/v1/clients', { query: { search: 'ana', limit: 50 } })
  expectSame<typeof rows, Client[]>(true)
  const count: number = total
  await api.get('/v1/clients')
  await api.post('/v1/sessions', { body: { clientId: id, workerId: id, turnId: id, day: 1, time: 540 } })
  await api.delete('/v1/sessions/bulk', { body: { ids: [id] } })
  await api.send('get', '/v1/clients', {}, new AbortController().signal)

  // @ts-expect-error no such path
  await api.get('/v1/clientes')
  // @ts-expect-error a path parameter is missing
  await api.get('/v1/clients/{id}')
  // @ts-expect-error the path parameter has another type
  await api.get('/v1/clients/{id}', { path: { id: 7 } })
  // @ts-expect-error the client's names are in camelCase
  await api.get('/v1/sessions/by-client-and-turn', { query: { client_id: id, turn_id: id } })
  // @ts-expect-error a required query is missing
  await api.get('/v1/sessions/by-client-and-turn')
  // @ts-expect-error no such query parameter
  await api.get('/v1/clients', { query: { serch: 'ana' } })
  // @ts-expect-error a GET has no body
  await api.get('/v1/clients', { body: {} })
  // @ts-expect-error the path has no DELETE
  await api.delete('/v1/clients/public-link/generate')
  // @ts-expect-error the body is missing
  await api.post('/v1/sessions')
  // @ts-expect-error no such state
  await api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'done' } })
  // @ts-expect-error the response is not a list
  await api.list('/v1/clients/{id}', { path: { id } })
  return { name, count }
}

// The server has snake_case names and handles calls by operation.
expectSame<ResponseBody<'getClient'>, WireClient>(true)
expectSame<ResponseBody<'deleteClient'>, undefined>(true)
expectSame<ResponseBody<'createClient'>, { id: string }>(true)
expectSame<ResponseBody<'getClient', 404>['error']['code'], ErrorCode>(true)
expectSame<Call<'getClient'>['path'], { id: string }>(true)
expectSame<Call<'getClient'>['body'], undefined>(true)
expectSame<Call<'listSessionsByClientAndTurn'>['query']['client_id'], string>(true)
expectSame<Call<'createSession'>['body']['client_id'], string>(true)

// Every operation has its access.
export const accessByOperation: Record<OperationId, unknown> = access
// @ts-expect-error no such operation
export type None = ResponseBody<'getCliente'>
