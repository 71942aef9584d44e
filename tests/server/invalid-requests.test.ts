import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { Problem } from '#domain/problem.ts'
import {
  getJsonMedia,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  listOperations,
  readContract,
  resolveReference,
} from '../../scripts/generate/contract.ts'
import { type BrokenBody, listBrokenBodies } from './broken-bodies.ts'
import { type App, startApp } from './start-app.ts'

const contract = readContract()
const operations = listOperations(contract).map(({ method, path, operation, parameters }) => {
  const media = getJsonMedia(contract, operation.requestBody)
  return {
    id: operation.operationId,
    method: method.toUpperCase() as 'POST',
    /** The path, with unknown ids for its parameters. */
    url: `/api${path.replaceAll(/\{\w+\}/g, () => newId())}`,
    path,
    parameters,
    required: media ? listRequired(media.schema) : [],
    bodies: media ? listExampleBodies(media.examples) : [],
  }
})
const withBody = operations.filter(({ bodies }) => bodies.length > 0)
const isUuid = ({ schema }: JsonObject) => isJsonObject(schema) && schema.format === 'uuid'
const listUuidParameters = (location: string) => (operation: (typeof operations)[number]) =>
  operation.parameters
    .filter((parameter) => parameter.in === location && isUuid(parameter))
    .map((parameter) => ({ ...operation, name: String(parameter.name) }))

let app: App
let accessCodes: string[]
beforeAll(async () => {
  app = await startApp()
  accessCodes = (await app.db.selectFrom('access').select('code').execute()).map(({ code }) => code)
})
afterAll(() => app.close())

test('the contract has more than 25 operations with a body', () => {
  expect(withBody.length).toBeGreaterThan(25)
})

describe.each(withBody)('$id', ({ method, url, bodies, required }) => {
  /** Returns a function that sends a body as a new user, so that no user exceeds the limit of calls. */
  const createSender = async () => {
    const { inject } = await app.makeUser({ access: accessCodes })
    return async (payload: string | undefined, type: string | undefined = 'application/json') => {
      const { statusCode, json } = await inject({ method, url, payload, headers: type === '' ? {} : { 'content-type': type } })
      const { code, details } = json().error
      return { answer: `${statusCode} code ${code}`, properties: (details as Problem[]).map(({ path }) => path.split('.')[0]) }
    }
  }
  const [example] = bodies

  test('a body that is not JSON is code 2 and stores nothing', async () => {
    const send = await createSender()
    await expectNothingStored(async () => {
      for (const payload of ['{', 'hola', "{'name': 'Ana'}", '{"a":1}}', '\u0000', ''])
        expect((await send(payload)).answer, payload).toBe(`400 code ${errorCode.parse}`)
    })
  })

  test('another media type is refused and stores nothing', async () => {
    const send = await createSender()
    await expectNothingStored(async () => {
      for (const type of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
      ])
        expect((await send(JSON.stringify(example), type)).answer, type).toBe(`415 code ${errorCode.badRequest}`)
    })
  })

  test('a missing body, or one that is not an object, is a bad request and stores nothing', async () => {
    const send = await createSender()
    await expectNothingStored(async () => {
      expect((await send(undefined, '')).answer, 'no body').toBe(`400 code ${errorCode.badRequest}`)
      for (const payload of ['null', '[]', '7', '"x"', JSON.stringify([example])])
        expect((await send(payload)).answer, payload).toBe(`400 code ${errorCode.badRequest}`)
      // The body is too large for a sign-in.
      expect((await send('['.repeat(50_000) + ']'.repeat(50_000))).answer, 'a deeply nested list').toMatch(/^(400|413) code 3$/)
    })
  })

  test('a body of 5 MB is too large and stores nothing', async () => {
    const send = await createSender()
    await expectNothingStored(async () => {
      expect((await send(JSON.stringify({ ...Object(example), note: 'x'.repeat(5_000_000) }))).answer).toBe(
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
    await expectNothingStored(async () => {
      const unexpected: string[] = []
      for (const { description, property, json } of brokenBodies) {
        const { answer, properties } = await send(json)
        if (answer !== `400 code ${errorCode.badRequest}` || !properties.includes(property))
          unexpected.push(`${description}: ${answer} at ${properties}`)
      }
      expect(unexpected).toEqual([])
    })
  })
})

test.for(operations.flatMap(listUuidParameters('path')))(
  '$id answers 404 to a malformed id in its path',
  async ({ method, path, name, bodies }) => {
    const { inject } = await app.makeUser({ access: accessCodes })
    await expectNothingStored(async () => {
      for (const id of ['7', 'x', `urn:uuid:${newId()}`, `${newId()}x`, '%00', '%', '%E0%A4%A', '%ed%a0%80', "'", 'a'.repeat(60)]) {
        const url = `/api${path.replace(`{${name}}`, id)}`
        const { statusCode, json } = await inject({ method, url, ...(bodies[0] !== undefined && { payload: Object(bodies[0]) }) })
        expect([statusCode, json().error.code], url).toEqual([404, errorCode.notFound])
      }
    })
  },
)

test.for(operations.flatMap(listUuidParameters('query')))(
  '$id answers 400 to a malformed id in $name',
  async ({ method, url, parameters, name }) => {
    const query = buildRequiredQuery(parameters)
    for (const id of ['7', `urn:uuid:${newId()}`, '%00', ''])
      expect(
        await sendInvalid(
          method,
          `${url}?${query
            .filter((part) => !part.startsWith(`${name}=`))
            .concat(`${name}=${id}`)
            .join('&')}`,
        ),
      ).toEqual([400, errorCode.badRequest])
  },
)

test.for(operations.filter(({ method }) => method === ('GET' as string)))(
  '$id answers 400 to a query parameter outside the contract',
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
  const id = newId()
  const person = { name: 'Eva', father_last_name: 'Ríos', mother_last_name: 'Luna', gender: false, document: '79999999', document_type: 0 }
  const schedule = {
    name: 'Terapias',
    session_duration: 45,
    break_duration: 15,
    turns: [{ name: 'Mañana', start_time: 480, end_time: 720 }],
  }
  const session = { client_id: newId(), worker_id: newId(), turn_id: newId(), day: 2, time: 480, session_date: '2026-11-24' }
  const send = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET', path: string, payload?: object) => {
    const { statusCode, json } = await app.inject({ method, url: `/api/v1${path}`, payload })
    return [statusCode, json().error.code]
  }
  await expectNothingStored(async () => {
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

test('a birth date that is not on the calendar, or not a plain date, is a bad request', async () => {
  const person = { name: 'Eva', father_last_name: 'Ríos', mother_last_name: 'Luna', gender: false, document: '79999999', document_type: 0 }
  for (const birth_date of ['0000-01-01', '2026-02-29', '1900-02-29', '2026-13-01', '26-01-01', 'infinity', '2026-01-01T00:00:00Z'])
    expect(await sendInvalid('POST', '/api/v1/clients', { person: { ...person, birth_date } }), birth_date).toEqual([
      400,
      errorCode.badRequest,
    ])
})

test('a sign-in of more than 16 KiB is too large', async () => {
  const { inject } = app.visitor
  const signInWithBlanks = (blanks: number) =>
    inject({
      ...{ method: 'POST', url: '/api/v1/auth/login', headers: { 'content-type': 'application/json' } },
      payload: `{"username":"nadie","password":"una clave cualquiera"${' '.repeat(blanks)}}`,
    })
  expect((await signInWithBlanks(10_000)).statusCode).toBe(401)
  expect((await signInWithBlanks(20_000)).statusCode).toBe(413)
})

test('an error lists the first thousand faults of a body', async () => {
  const surplus = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`surplus_${index}`, index]))
  const answer = await app.inject({ method: 'POST', url: '/api/v1/roles', payload: { name: 'Rol', ...surplus } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.details).toHaveLength(1_000)
})

test('a lone surrogate is a bad request at its path, at any depth', async () => {
  const loneSurrogate = '\ud83d'
  const person = {
    name: `Eva ${loneSurrogate}`,
    father_last_name: 'Ríos',
    mother_last_name: 'Luna',
    gender: false,
    document: '79999999',
    document_type: 0,
  }
  const message = 'Tiene un carácter a medias.'
  const postInvalid = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json().error
  expect(await postInvalid('/api/v1/clients', { person })).toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'person.name', message }],
  })
  const session = { client_id: newId(), worker_id: newId(), turn_id: newId(), day: 2, time: 480, session_date: '2026-11-24' }
  const sessions = [session, { ...session, note: loneSurrogate }]
  expect(await postInvalid('/api/v1/sessions/bulk', { sessions })).toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'sessions.1.note', message }],
  })
  const whole = { ...person, name: 'Eva 😀' }
  expect((await app.inject({ method: 'POST', url: '/api/v1/clients', payload: { person: whole } })).statusCode).toBe(201)
})

test('an unknown path, a malformed one, and a method that a path does not have are not found', async () => {
  expect(await sendInvalid('GET', '/api/v1/nothing')).toEqual([404, errorCode.notFound])
  expect(await sendInvalid('PATCH', '/api/v1/clients', {})).toEqual([404, errorCode.notFound])
  for (const path of ['/clients/%', '/cl%E0ients', '/clients/public-link/%E0%A4%A', '/sessions/%ff/state', '/%'])
    expect(await sendInvalid('GET', `/api/v1${path}`), path).toEqual([404, errorCode.notFound])
})

async function sendInvalid(method: string, url: string, payload?: object) {
  const { statusCode, json } = await app.inject({ method: method as 'GET', url, payload })
  return [statusCode, json().error.code]
}

/** Runs this and expects the same number of rows in every table before and after. */
async function expectNothingStored(run: () => Promise<void>) {
  const before = await countRows()
  await run()
  expect(await countRows()).toEqual(before)
}

async function countRows() {
  const { rows } = await sql<{ tablename: string }>`select tablename from pg_tables where schemaname = 'public' order by tablename`.execute(
    app.db,
  )
  const counts: Record<string, number> = {}
  for (const { tablename } of rows) {
    const counted = await sql<{ count: number }>`select count(*) from ${sql.table(tablename)}`.execute(app.db)
    counts[tablename] = counted.rows[0]!.count
  }
  return counts
}

function listExampleBodies(examples: JsonValue | undefined): JsonValue[] {
  return isJsonObject(examples)
    ? Object.values(examples).map((example) => resolveReference(contract, example as JsonObject).value as JsonValue)
    : []
}

function listRequired(schema: JsonValue | undefined): string[] {
  const { required } = isJsonObject(schema) ? resolveReference(contract, schema) : {}
  return Array.isArray(required) ? required.map(String) : []
}

/** Builds the required parameters of a query from the contract's examples. */
const buildRequiredQuery = (parameters: JsonObject[]) =>
  parameters
    .filter(({ in: location, required }) => location === 'query' && required === true)
    .map(({ name, example }) => `${name}=${example}`)

const omit = (body: JsonValue | undefined, name: string) =>
  isJsonObject(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)) : body
