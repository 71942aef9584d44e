import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

const schedule =
  '{ "name": "Terapias", "session_duration": 45, "break_duration": 15, "turns": [{ "name": "Mañana", "start_time": 480, "end_time": 720 }] }'

async function send(payload: string | Buffer, contentType = 'application/json') {
  const call = { method: 'POST', url: '/api/v1/schedules', payload, headers: { 'content-type': contentType } } as const
  const { statusCode, json } = await app.inject(call)
  return [statusCode, json().error?.code]
}

test.for<[string, string | Buffer]>([
  ['no JSON', 'name=Terapias'],
  ['half of an object', schedule.slice(0, 40)],
  ['not UTF-8', Buffer.from(schedule, 'latin1')],
  ['a byte order mark', `\ufeff${schedule}`],
  ['a key twice', schedule.replace('{', '{ "name": "Otro", ')],
  ['a key twice in an object within a list', schedule.replace('"start_time": 480', '"start_time": 480, "start_time": 540')],
  ['a key twice, once escaped', schedule.replace('{', String.raw`{ "n\u0061me": "Otro", `)],
])('a body with %s is a parse error', async ([, payload]) => {
  expect(await send(payload)).toEqual([400, errorCode.parse])
})

test('the same key in two objects, and a key as a value, are accepted', async () => {
  const tricky = schedule
    .replace('}]', '}, { "name": "Tarde \\" { [", "start_time": 780, "end_time": 960 }]')
    .replace('"Terapias"', '"name"')
  expect(await send(tricky)).toEqual([201, undefined])
})

test('a body in UTF-8 is accepted under any spelling of that charset, and refused under another one', async () => {
  const parts = schedule.split('Terapias')
  for (const [index, charset] of ['utf-8', 'UTF-8', '"utf-8"', 'utf8'].entries())
    expect(await send(parts.join(`Terapias ${index}`), `application/json; charset=${charset}`), charset).toEqual([201, undefined])
  for (const charset of ['utf-16', 'iso-8859-1', 'us-ascii'])
    expect(await send(schedule, `application/json; charset=${charset}`), charset).toEqual([415, errorCode.badRequest])
})

test('a long text is read without delay', async () => {
  expect(await send(schedule.replace('Terapias', '\\"'.repeat(300_000)))).toEqual([400, errorCode.badRequest])
})
