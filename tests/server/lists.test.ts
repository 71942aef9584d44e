import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NameSort, PeopleSort } from '#api/generated/app.ts'
import { buildPerson, createSchedule } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

// in the order in which they are registered
const people = [
  { fatherLastName: 'Ñahui', motherLastName: 'Flores', name: 'Sebastián', document: '90678901' },
  { fatherLastName: 'Núñez', motherLastName: 'Zapata', name: 'Ana María', document: '40100002' },
  { fatherLastName: 'Nuñez', motherLastName: 'Alva', name: 'Rosa', document: '40100001' },
  { fatherLastName: 'Nunez', motherLastName: 'Alva', name: 'Álvaro', document: '40100003' },
  { fatherLastName: 'de la Cruz', motherLastName: 'Soto', name: 'Ian', document: '40100004' },
  { fatherLastName: 'Óscar', motherLastName: 'Mejía', name: 'Bruno', document: '40100005' },
  { fatherLastName: 'Nzuri', motherLastName: 'Ku', name: 'Zoe', document: '40100006' },
]
/** In Spanish: ñ is a letter of its own after n, accents and case do not count, the second last name decides between equal first ones. */
const byName = ['Ian', 'Álvaro', 'Rosa', 'Ana María', 'Zoe', 'Sebastián', 'Bruno']

let app: App
beforeAll(async () => {
  app = await startApp()
  for (const written of people) {
    const { id } = await app.api.post('/v1/workers', { body: { person: buildPerson(written), positions: [5] } })
    const { person } = await app.api.get('/v1/workers/{id}', { path: { id } })
    await app.api.post('/v1/clients', { body: { person: { id: person.id } } })
  }
})
afterAll(() => app.close())

describe.each(['/v1/clients', '/v1/workers', '/v1/person'] as const)('%s', (path) => {
  const list = (query: { search?: string; sort?: PeopleSort; limit?: number; offset?: number } = {}) => app.api.list(path, { query })
  const nameOf = (row: { person: { name: string } } | { name: string }) => ('person' in row ? row.person : row).name
  const names = async (query?: Parameters<typeof list>[0]) => (await list(query)).rows.map(nameOf)

  test('people come by last names in Spanish order, and the other way round on request', async () => {
    expect(await names()).toEqual(byName)
    expect(await names({ sort: 'name' })).toEqual(byName)
    expect(await names({ sort: '-name' })).toEqual(byName.toReversed())
  })

  test('they come by document or by registration on request', async () => {
    const byDocument = [...people].sort((one, other) => (one.document < other.document ? -1 : 1)).map(({ name }) => name)
    expect(await names({ sort: 'document' })).toEqual(byDocument)
    expect(await names({ sort: '-document' })).toEqual(byDocument.toReversed())
    expect(await names({ sort: 'created' })).toEqual(people.map(({ name }) => name))
    expect(await names({ sort: '-created' })).toEqual(people.map(({ name }) => name).toReversed())
  })

  test.for([
    { search: 'nunez', found: ['Álvaro', 'Rosa', 'Ana María'], what: 'words are found without their accents' },
    { search: 'ÑAHUI', found: ['Sebastián'], what: 'case does not count' },
    { search: 'zapata  maria nun', found: ['Ana María'], what: 'words come in any order, and parts of them' },
    { search: 'alva 40100001', found: ['Rosa'], what: 'the document counts' },
    { search: 'zapata rosa', found: [], what: 'every word must be there' },
    { search: 'Cruz Soto, Ian', found: ['Ian'], what: 'names are found as a list writes them, with a comma' },
    { search: '%', found: [], what: 'a percent sign is only a percent sign' },
    { search: '_an', found: [], what: 'an underscore is only an underscore' },
    { search: '\\', found: [], what: 'a backslash is only a backslash' },
    { search: '   ', found: byName, what: 'blanks ask for nothing' },
  ])('search: $what', async ({ search, found }) => {
    expect(await names({ search })).toEqual(found)
  })

  test('limit and offset cut a part out, x-total-count tells the whole', async () => {
    expect((await list()).total).toBe(7)
    expect(await list({ limit: 3 })).toMatchObject({ total: 7, rows: [{}, {}, {}] })
    expect(await names({ limit: 3 })).toEqual(byName.slice(0, 3))
    expect(await names({ limit: 3, offset: 5 })).toEqual(byName.slice(5))
    expect(await names({ offset: 5 })).toEqual(byName.slice(5))
    expect(await list({ offset: 100 })).toMatchObject({ total: 7, rows: [] })
    expect(await list({ search: 'nunez', limit: 1 })).toMatchObject({ total: 3 })
    expect(await names({ search: 'nunez', limit: 1 })).toEqual(['Álvaro'])
  })
})

test('people of one name keep their order from part to part', async () => {
  for (let index = 0; index < 12; index += 1)
    await app.api.post('/v1/clients', {
      body: { person: buildPerson({ name: 'Igual', fatherLastName: 'Igual', motherLastName: 'Igual' }) },
    })
  const search = 'igual'
  const whole = (await app.api.get('/v1/clients', { query: { search } })).map(({ id }) => id)
  const parts = await Promise.all(
    [0, 5, 10].map(async (offset) => (await app.api.get('/v1/clients', { query: { search, limit: 5, offset } })).map(({ id }) => id)),
  )
  expect(parts.flat()).toEqual(whole)
  expect(new Set(whole).size).toBe(12)
})

test('schedules come by name in Spanish order, are searched by name, and cut like people', async () => {
  for (const name of ['Ñandú', 'nocturno', 'Águila', 'Zorro', 'Nzuri']) await createSchedule(app.api, { name })
  const list = (query: { search?: string; sort?: NameSort; limit?: number; offset?: number } = {}) =>
    app.api.list('/v1/schedules', { query })
  const names = async (query?: Parameters<typeof list>[0]) => (await list(query)).rows.map(({ name }) => name)
  expect(await names()).toEqual(['Águila', 'nocturno', 'Nzuri', 'Ñandú', 'Zorro'])
  expect(await names({ sort: '-name' })).toEqual(['Zorro', 'Ñandú', 'Nzuri', 'nocturno', 'Águila'])
  expect(await names({ sort: '-created' })).toEqual(['Nzuri', 'Zorro', 'Águila', 'nocturno', 'Ñandú'])
  expect(await names({ search: 'AGUI' })).toEqual(['Águila'])
  expect(await list({ limit: 2, offset: 1 })).toMatchObject({ total: 5, rows: [{ name: 'nocturno' }, { name: 'Nzuri' }] })
})

test.each([
  ['/v1/schedules', sql`insert into schedule (id, name, session_duration, break_duration) select gen_random_uuid(), 'Muchos', 45, 15`],
  ['/v1/roles', sql`insert into role (id, name) select gen_random_uuid(), 'Muchos'`],
  ['/v1/users', sql`insert into app_user (id, name, password_hash) select gen_random_uuid(), 'Muchos ' || at, ''`],
] as const)('%s answers all there are when nothing else is asked', async (path, insert) => {
  await sql`${insert} from generate_series(1, 1100) as at`.execute(app.db)
  const { rows, total } = await app.api.list(path)
  expect(rows.length).toBeGreaterThan(1_100)
  expect(total).toBe(rows.length)
})
