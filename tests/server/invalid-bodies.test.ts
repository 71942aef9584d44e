import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject, type JsonValue } from '#api/document.ts'
import { errorCode } from '#api/errors.ts'
import type { Problem } from '#domain/problem.ts'
import { type BrokenBody, listBrokenBodies } from './broken-bodies.ts'
import { operations } from './contract-operations.ts'
import { buildWirePerson } from './create-records.ts'
import { expectNothingStored } from './expect-nothing-stored.ts'
import { startApp } from './start-app.ts'

const operationsWithBody = operations.filter(({ bodies }) => bodies.length > 0)

const app = await startApp()
afterAll(() => app.close())

let accessCodes: string[]
beforeAll(async () => {
  accessCodes = (await app.db.selectFrom('access').select('code').execute()).map(({ code }) => code)
})

test('the contract has more than 25 operations with a body', () => {
  expect(operationsWithBody.length).toBeGreaterThan(25)
})

describe.each(operationsWithBody)('$id', ({ method, url, bodies, required }) => {
  /** Returns a function that sends a body as a new user, so that no user exceeds the limit of calls. */
  const createSender = async () => {
    const { inject } = await app.makeUser({ access: accessCodes })
    return async (payload: string | undefined, type: string | undefined = 'application/json') => {
      const { statusCode, json } = await inject({ method, url, payload, headers: type === '' ? {} : { 'content-type': type } })
      const { code, details } = json().error
      return { outcome: `${statusCode} code ${code}`, properties: (details as Problem[]).map(({ path }) => path.split('.')[0]) }
    }
  }
  const [example] = bodies

  test('a body that is not JSON is an error with code 2 and stores nothing', async () => {
    const send = await createSender()
    await expectNothingStored(app.db, async () => {
      for (const payload of ['{', 'hola', "{'name': 'Ana'}", '{"a":1}}', '\u0000', ''])
        expect((await send(payload)).outcome, payload).toBe(`400 code ${errorCode.parse}`)
    })
  })

  test('another media type is refused and stores nothing', async () => {
    const send = await createSender()
    await expectNothingStored(app.db, async () => {
      for (const type of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
      ])
        expect((await send(JSON.stringify(example), type)).outcome, type).toBe(`415 code ${errorCode.badRequest}`)
    })
  })

  test('a missing body, or one of another kind, is a bad request and stores nothing', async () => {
    const send = await createSender()
    await expectNothingStored(app.db, async () => {
      expect((await send(undefined, '')).outcome, 'no body').toBe(`400 code ${errorCode.badRequest}`)
      const otherKind = Array.isArray(example) ? '{}' : '[]'
      for (const payload of ['null', otherKind, '7', '"x"', JSON.stringify([example])])
        expect((await send(payload)).outcome, payload).toBe(`400 code ${errorCode.badRequest}`)
      // A sign-in refuses this body for its size.
      expect((await send('['.repeat(50_000) + ']'.repeat(50_000))).outcome, 'a deeply nested list').toMatch(/^(400|413) code 3$/)
    })
  })

  test('a body of 5 MB is too large and stores nothing', async () => {
    const send = await createSender()
    await expectNothingStored(app.db, async () => {
      expect((await send(JSON.stringify({ ...Object(example), note: 'x'.repeat(5_000_000) }))).outcome).toBe(
        `413 code ${errorCode.badRequest}`,
      )
    })
  })

  test('a fault in any property is a bad request that names the property and stores nothing', async () => {
    const send = await createSender()
    const brokenBodies: BrokenBody[] = [
      ...bodies.flatMap(listBrokenBodies),
      ...required.map((name) => ({ description: `without ${name}`, property: name, json: JSON.stringify(omit(example, name)) })),
    ]
    await expectNothingStored(app.db, async () => {
      const unexpected: string[] = []
      for (const { description, property, json } of brokenBodies) {
        const { outcome, properties } = await send(json)
        if (outcome !== `400 code ${errorCode.badRequest}` || !properties.includes(property))
          unexpected.push(`${description}: ${outcome} at ${properties}`)
      }
      expect(unexpected).toEqual([])
    })
  })
})

test('a birth date that does not exist or is not a plain date is a bad request', async () => {
  for (const birth_date of ['0000-01-01', '2026-02-29', '1900-02-29', '2026-13-01', '26-01-01', 'infinity', '2026-01-01T00:00:00Z']) {
    const response = await app.inject({ method: 'POST', url: '/api/v1/clients', payload: { person: buildWirePerson({ birth_date }) } })
    expect([response.statusCode, response.json().error.code], birth_date).toEqual([400, errorCode.badRequest])
  }
})

test('a sign-in of more than 16 KiB is too large', async () => {
  const { inject } = app.visitor
  const signInWithBlanks = (blanks: number) =>
    inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: `{"username":"nadie","password":"una clave cualquiera"${' '.repeat(blanks)}}`,
    })
  expect((await signInWithBlanks(10_000)).statusCode).toBe(401)
  expect((await signInWithBlanks(20_000)).statusCode).toBe(413)
})

test('an error lists the first twenty problems of a body', async () => {
  const surplus = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`surplus_${index}`, index]))
  const response = await app.inject({ method: 'POST', url: '/api/v1/sessions/bulk', payload: { sessions: [surplus, surplus, surplus] } })
  expect(response.statusCode).toBe(400)
  expect(response.json().error.details).toHaveLength(20)
})

test('a lone surrogate is a bad request at its path, at any depth', async () => {
  const loneSurrogate = '\ud83d'
  const person = buildWirePerson({ name: `Eva ${loneSurrogate}` })
  const message = 'Tiene un carácter a medias.'
  const postInvalid = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json().error
  expect(await postInvalid('/api/v1/clients', { person })).toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'person.name', message }],
  })
  const session = { client_id: createId(), worker_id: createId(), turn_id: createId(), day: 2, time: 480, session_date: '2026-11-24' }
  const sessions = [session, { ...session, note: loneSurrogate }]
  expect(await postInvalid('/api/v1/sessions/bulk', { sessions })).toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'sessions.1.note', message }],
  })
  const validPerson = { ...person, name: 'Eva 😀' }
  expect((await app.inject({ method: 'POST', url: '/api/v1/clients', payload: { person: validPerson } })).statusCode).toBe(201)
})

const omit = (body: JsonValue | undefined, name: string) =>
  isJsonObject(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)) : body
