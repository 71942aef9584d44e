import { afterAll, expect, test } from 'vitest'
import { buildWirePerson } from './create-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

const unknownId = '01998a00-0000-7000-8000-0200000000ff'
const text = { headers: { 'content-type': 'text/plain' }, payload: 'x' }
const brokenJson = { headers: { 'content-type': 'application/json' }, payload: '{' }
const wrongShape = { payload: {} }
const rightShape = { payload: { id: unknownId, person: buildWirePerson() } }

type Call = { headers?: Record<string, string>; payload?: string | object }

// Each call also fails the checks that come after the one that decides.
test.each<[string, 'visitor' | 'reader' | 'administrator', 'PUT' | 'PATCH', string, Call, [status: number, code: number]]>([
  ['an unknown path comes before the sign-in', 'visitor', 'PUT', '/nothing', text, [404, 5]],
  ['a method that the path does not have comes before the sign-in', 'visitor', 'PATCH', '/clients/x', text, [405, 5]],
  ['the sign-in comes before the media type', 'visitor', 'PUT', '/clients/x', text, [401, 4]],
  ['missing access comes before the media type', 'reader', 'PUT', '/clients/x', text, [403, 4]],
  ['the media type comes before the id', 'administrator', 'PUT', '/clients/x', text, [415, 3]],
  ['broken JSON comes before the id', 'administrator', 'PUT', '/clients/x', brokenJson, [400, 2]],
  ['the form of the id comes before the shape of the body', 'administrator', 'PUT', '/clients/x', wrongShape, [404, 5]],
  ['the shape of the body comes before the record', 'administrator', 'PUT', `/clients/${unknownId}`, wrongShape, [400, 3]],
  ['the query comes before the record', 'administrator', 'PUT', `/clients/${unknownId}?color=1`, rightShape, [400, 3]],
  ['a call without any of these faults fails by the record', 'administrator', 'PUT', `/clients/${unknownId}`, rightShape, [404, 5]],
])('%s', async (_, caller, method, path, call, [status, code]) => {
  const reader = await app.makeUser({ access: ['workers.read'] })
  const callers = { visitor: app.visitor, reader, administrator: app }
  const response = await callers[caller].inject({ method, url: `/api/v1${path}`, ...call })
  expect([response.statusCode, response.json().error.code]).toEqual([status, code])
})
