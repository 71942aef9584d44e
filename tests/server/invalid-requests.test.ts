import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode, type Problem } from '#api/errors.ts'
import { isTree, jsonOf, operationsOf, readContract, resolved, type Tree, type Value } from '../../scripts/generate/contract.ts'
import { type BrokenBody, listBrokenBodies } from './broken-bodies.ts'
import { type App, startApp } from './start-app.ts'

const contract = readContract()
const operations = operationsOf(contract).map(({ method, path, operation, parameters }) => {
  const media = jsonOf(contract, operation.requestBody)
  return {
    id: operation.operationId,
    method: method.toUpperCase() as 'POST',
    /** Ids that nobody has stand in the path. */
    url: `/api${path.replaceAll(/\{\w+\}/g, () => newId())}`,
    path,
    parameters,
    required: media ? requiredOf(media.schema) : [],
    bodies: media ? bodiesOf(media.examples) : [],
  }
})
const withBody = operations.filter(({ bodies }) => bodies.length > 0)
const isUuid = ({ schema }: Tree) => isTree(schema) && schema.format === 'uuid'
const uuidsIn = (place: string) => (operation: (typeof operations)[number]) =>
  operation.parameters
    .filter((parameter) => parameter.in === place && isUuid(parameter))
    .map((parameter) => ({ ...operation, name: String(parameter.name) }))

let app: App
let everything: string[]
beforeAll(async () => {
  app = await startApp()
  everything = (await app.db.selectFrom('access').select('code').execute()).map(({ code }) => code)
})
afterAll(() => app.close())

test('every operation with a body is here', () => {
  expect(withBody.length).toBeGreaterThan(25)
})

describe.each(withBody)('$id', ({ method, url, bodies, required }) => {
  /** A user of his own, so that one table is not too many calls of one user. */
  const sender = async () => {
    const { inject } = await app.makeUser({ access: everything })
    return async (payload: string | undefined, type: string | undefined = 'application/json') => {
      const { statusCode, json } = await inject({ method, url, payload, headers: type === '' ? {} : { 'content-type': type } })
      const { code, details } = json().error
      return { answer: `${statusCode} code ${code}`, places: (details as Problem[]).map(({ path }) => path.split('.')[0]) }
    }
  }
  const [example] = bodies

  test('what is not JSON is code 2, and nothing is stored', async () => {
    const send = await sender()
    await storesNothing(async () => {
      for (const payload of ['{', 'hola', "{'name': 'Ana'}", '{"a":1}}', '\u0000', ''])
        expect((await send(payload)).answer, payload).toBe(`400 code ${errorCode.parse}`)
    })
  })

  test('another media type is refused, and nothing is stored', async () => {
    const send = await sender()
    await storesNothing(async () => {
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

  test('no body, or one that is no object, is a bad request, and nothing is stored', async () => {
    const send = await sender()
    await storesNothing(async () => {
      expect((await send(undefined, '')).answer, 'no body').toBe(`400 code ${errorCode.badRequest}`)
      for (const payload of ['null', '[]', '7', '"x"', JSON.stringify([example])])
        expect((await send(payload)).answer, payload).toBe(`400 code ${errorCode.badRequest}`)
      // too long for a sign-in
      expect((await send('['.repeat(50_000) + ']'.repeat(50_000))).answer, 'a deep list').toMatch(/^(400|413) code 3$/)
    })
  })

  test('a body of 5 MB is too large, and nothing is stored', async () => {
    const send = await sender()
    await storesNothing(async () => {
      expect((await send(JSON.stringify({ ...Object(example), note: 'x'.repeat(5_000_000) }))).answer).toBe(
        `413 code ${errorCode.badRequest}`,
      )
    })
  })

  test('a wrong type, a property too many or too few, a malformed id, 30 February, a NUL: each is a bad request that names its place, and nothing is stored', async () => {
    const send = await sender()
    const faults: BrokenBody[] = [
      ...bodies.flatMap(listBrokenBodies),
      ...required.map((name) => ({ what: `without ${name}`, at: name, json: JSON.stringify(without(example, name)) })),
    ]
    await storesNothing(async () => {
      const wrong: string[] = []
      for (const { what, at, json } of faults) {
        const { answer, places } = await send(json)
        if (answer !== `400 code ${errorCode.badRequest}` || !places.includes(at)) wrong.push(`${what}: ${answer} at ${places}`)
      }
      expect(wrong).toEqual([])
    })
  })
})

test.for(operations.flatMap(uuidsIn('path')))('$id: what cannot be an id is not found', async ({ method, path, name, bodies }) => {
  const { inject } = await app.makeUser({ access: everything })
  await storesNothing(async () => {
    for (const id of ['7', 'x', `urn:uuid:${newId()}`, `${newId()}x`, '%00', '%', '%E0%A4%A', '%ed%a0%80', "'", 'a'.repeat(60)]) {
      const url = `/api${path.replace(`{${name}}`, id)}`
      const { statusCode, json } = await inject({ method, url, ...(bodies[0] !== undefined && { payload: Object(bodies[0]) }) })
      expect([statusCode, json().error.code], url).toEqual([404, errorCode.notFound])
    }
  })
})

test.for(operations.flatMap(uuidsIn('query')))(
  '$id: what cannot be an id in $name is a bad request',
  async ({ method, url, parameters, name }) => {
    const query = queryOf(parameters)
    for (const id of ['7', `urn:uuid:${newId()}`, '%00', ''])
      expect(
        await refusalOf(
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
  '$id: a query parameter outside the contract is a bad request',
  async ({ method, url, parameters }) => {
    expect(await refusalOf(method, `${url}?${[...queryOf(parameters), 'surplus=1'].join('&')}`)).toEqual([400, errorCode.badRequest])
  },
)

const lists = ['/clients', '/workers', '/person', '/schedules', '/users', '/roles', '/sessions']
test.for(lists)('the list %s refuses a limit, offset, sort or search that cannot be', async (path) => {
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
    expect(await refusalOf('GET', `/api/v1${path}?${query}`), query).toEqual([400, errorCode.badRequest])
})

test('an unknown id is not found in a path and a bad request in a body, and nothing is stored', async () => {
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
  await storesNothing(async () => {
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

test('a date that PostgreSQL does not know is a bad request', async () => {
  const person = { name: 'Eva', father_last_name: 'Ríos', mother_last_name: 'Luna', gender: false, document: '79999999', document_type: 0 }
  for (const birth_date of ['0000-01-01', '2026-02-29', '1900-02-29', '2026-13-01', '26-01-01', 'infinity', '2026-01-01T00:00:00Z'])
    expect(await refusalOf('POST', '/api/v1/clients', { person: { ...person, birth_date } }), birth_date).toEqual([
      400,
      errorCode.badRequest,
    ])
})

test('who is not signed in sends little: a sign-in of more than 16 KiB is too large', async () => {
  const { inject } = app.visitor
  const send = (blanks: number) =>
    inject({
      ...{ method: 'POST', url: '/api/v1/auth/login', headers: { 'content-type': 'application/json' } },
      payload: `{"username":"nadie","password":"una clave cualquiera"${' '.repeat(blanks)}}`,
    })
  expect((await send(10_000)).statusCode).toBe(401)
  expect((await send(20_000)).statusCode).toBe(413)
})

test('of what is wrong with a body the first thousand are told', async () => {
  const surplus = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`surplus_${index}`, index]))
  const answer = await app.inject({ method: 'POST', url: '/api/v1/roles', payload: { name: 'Rol', ...surplus } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.details).toHaveLength(1_000)
})

test('half a character is a bad request at its place, however deep that is', async () => {
  const half = '\ud83d'
  const person = {
    name: `Eva ${half}`,
    father_last_name: 'Ríos',
    mother_last_name: 'Luna',
    gender: false,
    document: '79999999',
    document_type: 0,
  }
  const message = 'Tiene un carácter a medias.'
  const problemsOf = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json().error
  expect(await problemsOf('/api/v1/clients', { person })).toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'person.name', message }],
  })
  const session = { client_id: newId(), worker_id: newId(), turn_id: newId(), day: 2, time: 480, session_date: '2026-11-24' }
  const sessions = [session, { ...session, note: half }]
  expect(await problemsOf('/api/v1/sessions/bulk', { sessions })).toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'sessions.1.note', message }],
  })
  const whole = { ...person, name: 'Eva 😀' }
  expect((await app.inject({ method: 'POST', url: '/api/v1/clients', payload: { person: whole } })).statusCode).toBe(201)
})

test('a path outside the contract, one that cannot be decoded and a method that a path does not have are not found', async () => {
  expect(await refusalOf('GET', '/api/v1/nothing')).toEqual([404, errorCode.notFound])
  expect(await refusalOf('PATCH', '/api/v1/clients', {})).toEqual([404, errorCode.notFound])
  for (const path of ['/clients/%', '/cl%E0ients', '/clients/public-link/%E0%A4%A', '/sessions/%ff/state', '/%'])
    expect(await refusalOf('GET', `/api/v1${path}`), path).toEqual([404, errorCode.notFound])
})

async function refusalOf(method: string, url: string, payload?: object) {
  const { statusCode, json } = await app.inject({ method: method as 'GET', url, payload })
  return [statusCode, json().error.code]
}

/** Does something and counts the rows of every table before and after. */
async function storesNothing(work: () => Promise<void>) {
  const before = await countRows()
  await work()
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

function bodiesOf(examples: Value | undefined): Value[] {
  return isTree(examples) ? Object.values(examples).map((example) => resolved(contract, example as Tree).value as Value) : []
}

function requiredOf(schema: Value | undefined): string[] {
  const { required } = isTree(schema) ? resolved(contract, schema) : {}
  return Array.isArray(required) ? required.map(String) : []
}

/** The required part of a query, by the contract's examples. */
const queryOf = (parameters: Tree[]) =>
  parameters.filter(({ in: place, required }) => place === 'query' && required === true).map(({ name, example }) => `${name}=${example}`)

const without = (body: Value | undefined, name: string) =>
  isTree(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)) : body
