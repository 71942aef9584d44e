import { expect, test } from 'vitest'
import { getOperation } from '#conformance/contract.ts'
import { type JudgedResponse, judgeResponse, listFieldsOutside } from '#conformance/judge/judge.ts'

const id = '01998a00-0000-7000-8000-020000000001'
const instant = '2026-11-23T17:00:00.000Z'
const dates = { created_at: instant, updated_at: instant, deleted_at: null }
const names = { name: 'Eva', father_last_name: 'Ríos', mother_last_name: '' }
const person = { id, ...names, birth_date: '1990-05-17', gender: false, document: '70000001', document_type: 0, ...dates }
const client = { id, person, public_link: null, ...dates }
const headers = { 'x-correlation-id': 'una-llamada', 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }

/** Judges a response of getClient: a right one but for the changes. */
const judge = (body: unknown, changes: Partial<JudgedResponse> = {}) =>
  judgeResponse({
    operation: getOperation('getClient'),
    status: 200,
    headers,
    correlationId: 'una-llamada',
    isStrict: true,
    body: JSON.stringify(body),
    ...changes,
  }).map(({ pointer }) => pointer)

const buildError = (error: object = {}, rest: object = {}) => ({
  error: { code: 5, message: 'No se encontró el cliente.', details: [], ...error },
  correlationId: 'una-llamada',
  ...rest,
})

test('a response as the contract says has no violations', () => {
  expect(judge(client)).toEqual([])
  expect(judge(buildError(), { status: 404 })).toEqual([])
})

/** A response that sends back the correlation id of its call. */
const sentBack = (correlationId: string) => ({ correlationId, headers: { ...headers, 'x-correlation-id': correlationId } })

test('a malformed correlation id is replaced by a new one', () => {
  expect(judge(client, { correlationId: 'una llamada' })).toEqual([])
})

test('the response to HEAD has no body', () => {
  expect(judge(undefined, { method: 'HEAD', body: '' })).toEqual([])
  expect(judge(client, { method: 'HEAD' })).toEqual(['/body'])
})

const { updated_at, ...withoutInstant } = client

test.each<[string, unknown, Partial<JudgedResponse>, string]>([
  ['a missing field', withoutInstant, {}, '/body/updated_at'],
  ['null where none is allowed', { ...client, person: { ...person, name: null } }, {}, '/body/person/name'],
  ['a value outside the list', { ...client, person: { ...person, document_type: 3 } }, {}, '/body/person/document_type'],
  ['a date with a time zone', { ...client, person: { ...person, birth_date: '1990-05-17T00:00:00Z' } }, {}, '/body/person/birth_date'],
  ['an instant without milliseconds', { ...client, updated_at: '2026-11-23T17:00:00Z' }, {}, '/body/updated_at'],
  ['a field outside the contract', { ...client, person: { ...person, age: 36 } }, {}, '/body/person/age'],
  ['an undocumented status', client, { status: 202 }, '/status'],
  ['a body that is not JSON', client, { body: '<h1>Hola</h1>' }, '/body'],
  [
    'a key that occurs twice',
    client,
    { body: JSON.stringify(client).replace('"person":{', '"person":{"name":"Ana",') },
    '/body/person/name',
  ],
  [
    'a key that occurs twice in a list',
    client,
    {
      operation: getOperation('listClients'),
      body: JSON.stringify([client, client]).replace('"public_link":null', String.raw`"public_link":null,"public\u005flink":null`),
    },
    '/body/0/public_link',
  ],
  ['another media type', client, { headers: { ...headers, 'content-type': 'text/html' } }, '/headers/content-type'],
  ['no correlation id', client, { headers: { ...headers, 'x-correlation-id': undefined } }, '/headers/x-correlation-id'],
  ['the correlation id of another call', client, { correlationId: 'otra' }, '/headers/x-correlation-id'],
  ['a malformed correlation id that is sent back', client, sentBack('una llamada'), '/headers/x-correlation-id'],
  ['an answer that may be cached', client, { headers: { ...headers, 'cache-control': 'max-age=60' } }, '/headers/cache-control'],
  [
    'a 204 that announces a body',
    '',
    { operation: getOperation('deleteClient'), status: 204, body: '', headers: { ...headers, 'content-length': '2' } },
    '/body',
  ],
  ['a body in a 204', client, { operation: getOperation('deleteClient'), status: 204 }, '/body'],
  ['an error without code', buildError({ code: undefined }), { status: 404 }, '/body/error/code'],
  ['a code of another status', buildError({ code: 6 }), { status: 404 }, '/body/error/code'],
  ['an error without message', buildError({ message: ' ' }), { status: 404 }, '/body/error/message'],
  ['an error with another correlation id', buildError({}, { correlationId: 'otra' }), { status: 404 }, '/body/correlationId'],
  ['a 405 without the allowed methods', buildError(), { status: 405 }, '/headers/allow'],
  ['an ETag without quotes', [], { operation: getOperation('listClientMonth'), headers: { ...headers, etag: 'abc' } }, '/headers/etag'],
  ['too many calls without a time to wait', buildError({ code: 4 }), { status: 429 }, '/headers/retry-after'],
])('%s is a violation, named by its pointer', (_, body, changes, pointer) => {
  expect(judge(body, changes)).toContain(pointer)
})

test('a field outside the contract is a violation only when the judge is strict, and is listed on its own', () => {
  expect(judge({ ...client, age: 36 }, { isStrict: false })).toEqual([])
  const list = (body: object, changes: Partial<JudgedResponse> = {}) =>
    listFieldsOutside({ operation: getOperation('getClient'), status: 200, ...changes }, body)
  expect(list({ ...client, age: 36, person: { ...person, size: 7 } }).toSorted()).toEqual(['/body/age', '/body/person/size'])
  expect(list({ ...client, age: 36, updated_at: 7 })).toEqual(['/body/age'])
  expect(list(buildError({ stack: 'main.py' }), { status: 404 })).toEqual(['/body/error/stack'])
  expect(list(client)).toEqual([])
  expect(list({ age: 36 }, { status: 202 })).toEqual([])
})

test('a malformed correlation id that is sent back is told the pattern of a well-formed one', () => {
  const body = JSON.stringify(client)
  const [violation] = judgeResponse({ operation: getOperation('getClient'), status: 200, body, ...sentBack('una llamada') })
  expect(violation?.expected).toContain(String.raw`does not match ^[\w.-]{1,64}$`)
})

test('an instant in another zone is told what it must end with', () => {
  const body = JSON.stringify({ ...client, updated_at: '2026-11-23T12:00:00.000-05:00' })
  const [violation] = judgeResponse({ operation: getOperation('getClient'), status: 200, headers, body })
  expect(violation).toMatchObject({ pointer: '/body/updated_at', expected: expect.stringContaining('must end with Z') })
})
