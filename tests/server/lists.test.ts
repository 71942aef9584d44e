import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PeopleSort } from '#api/generated/app.ts'
import { buildPerson } from './create-records.ts'
import { startApp } from './start-app.ts'

// The people are registered in this order.
const people = [
  { fatherLastName: 'Ñahui', motherLastName: 'Flores', name: 'Sebastián', document: '90678901' },
  { fatherLastName: 'Núñez', motherLastName: 'Zapata', name: 'Ana María', document: '40100002' },
  { fatherLastName: 'Nuñez', motherLastName: 'Alva', name: 'Rosa', document: '40100001' },
  { fatherLastName: 'Nunez', motherLastName: 'Alva', name: 'Álvaro', document: '40100003' },
  { fatherLastName: 'de la Cruz', motherLastName: 'Soto', name: 'Ian', document: '40100004' },
  { fatherLastName: 'Álvarez', motherLastName: 'Mejía', name: 'Bruno', document: '40100005', phone: '912345678' },
  { fatherLastName: 'Nzuri', motherLastName: 'Ku', name: 'Zoe', document: '40100006', phone: '+51 987 654 321', email: 'Zoe.Ku@correo.pe' },
]
/**
 * The given names in Spanish order of the last names: ñ follows n, accents and case do not count, and the mother's last name decides between
 * equal names of the father.
 */
const byName = ['Bruno', 'Ian', 'Álvaro', 'Rosa', 'Ana María', 'Zoe', 'Sebastián']

const app = await startApp()
afterAll(() => app.close())
beforeAll(async () => {
  for (const fields of people) {
    const { id } = await app.api.post('/v1/workers', { body: { person: buildPerson(fields), positions: [5] } })
    const { person } = await app.api.get('/v1/workers/{id}', { path: { id } })
    await app.api.post('/v1/clients', { body: { person: { id: person.id } } })
  }
})

describe.each(['/v1/clients', '/v1/workers', '/v1/person'] as const)('%s', (path) => {
  const list = (query: { search?: string; sort?: PeopleSort; limit?: number; offset?: number } = {}) => app.api.list(path, { query })
  const getName = (row: { person: { name: string } } | { name: string }) => ('person' in row ? row.person : row).name
  const listNames = async (query?: Parameters<typeof list>[0]) => (await list(query)).rows.map(getName)

  test('people are sorted by last names in Spanish order, ascending or descending', async () => {
    expect(await listNames()).toEqual(byName)
    expect(await listNames({ sort: 'name' })).toEqual(byName)
    expect(await listNames({ sort: '-name' })).toEqual(byName.toReversed())
  })

  test.for([
    { search: 'nunez', found: ['Álvaro', 'Rosa', 'Ana María'], rule: 'accents are ignored' },
    { search: 'ÑAHUI', found: ['Sebastián'], rule: 'case is ignored' },
    { search: 'zapata  maria nun', found: ['Ana María'], rule: 'parts of words match in any order' },
    { search: 'alva 40100001', found: ['Rosa'], rule: 'the document is searched' },
    { search: '987 654 321', found: ['Zoe'], rule: 'the digits of the telephone are searched' },
    { search: '(51)987-654', found: ['Zoe'], rule: 'signs between the digits of a telephone do not matter' },
    { search: '+51 987 654', found: ['Zoe'], rule: 'a number with the calling code of its country is found' },
    { search: '+51 912 345 678', found: ['Bruno'], rule: 'a number stored without the calling code is found with it' },
    { search: '(+51)912345678', found: ['Bruno'], rule: 'the calling code does not matter within a word either' },
    { search: 'zoe.ku@CORREO', found: ['Zoe'], rule: 'the e-mail is searched' },
    { search: 'zapata rosa', found: [], rule: 'every word must match' },
    { search: 'Cruz Soto, Ian', found: ['Ian'], rule: 'a name with the comma of a list matches' },
    { search: 'rosa ros rosa', found: ['Rosa'], rule: 'repeated words, and words within others, change nothing' },
    { search: `rosa${' a o s'.repeat(15)}`, found: ['Rosa'], rule: 'a search may have many words' },
    { search: `rosa${' a o s'.repeat(15)} x`, found: [], rule: 'every one of many words must match' },
    { search: '%', found: [], rule: 'a percent sign is taken literally' },
    { search: '_an', found: [], rule: 'an underscore is taken literally' },
    { search: '\\', found: [], rule: 'a backslash is taken literally' },
    { search: '   ', found: byName, rule: 'blanks match everybody' },
  ])('search: $rule', async ({ search, found }) => {
    expect(await listNames({ search })).toEqual(found)
  })
})

test('the ids of new people sort by creation', async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.push((await app.api.post('/v1/person', { body: buildPerson() })).id)
  expect(ids.toSorted()).toEqual(ids)
})

test.each([
  [
    '/v1/schedules',
    sql`insert into schedule (id, name, session_duration, break_duration) select gen_random_uuid(), 'Muchos ' || at, 45, 15`,
  ],
  ['/v1/roles', sql`insert into role (id, name) select gen_random_uuid(), 'Muchos ' || at`],
  ['/v1/users', sql`insert into app_user (id, name, password_hash) select gen_random_uuid(), 'Muchos ' || at, ''`],
] as const)('%s lists all rows when the query has no limit', async (path, insert) => {
  await sql`${insert} from generate_series(1, 1100) as at`.execute(app.db)
  const { rows, total } = await app.api.list(path)
  expect(rows.length).toBeGreaterThanOrEqual(1_100)
  expect(total).toBe(rows.length)
})

describe('ten thousand people', () => {
  beforeAll(async () => {
    // The people share few names and few times of registration, so that mostly the id decides the order. On a busy machine all of them in one statement
    // would take longer than a statement may.
    for (let first = 1; first <= 10_000; first += 1_000) {
      const rows = sql`name = 'Muchos' and not exists (select from client where person_id = person.id)`
      await sql`
        insert into person (id, name, father_last_name, mother_last_name, gender, document, document_type)
        select gen_random_uuid(), 'Muchos', (array['Ñahui', 'Nuñez', 'Zapata', 'Álva', 'alva'])[1 + at % 5],
          (array['Ríos', 'rios', 'Soto', 'Óscar'])[1 + at / 5 % 4], true, 'M' || lpad(at::text, 8, '0'), 1
        from generate_series(${first}::int, ${first + 999}::int) as at`.execute(app.db)
      await sql`insert into worker (id, person_id, positions, color) select gen_random_uuid(), id, '{5}', 0 from person where ${rows}`.execute(
        app.db,
      )
      await sql`insert into client (id, person_id) select gen_random_uuid(), id from person where ${rows}`.execute(app.db)
    }
  })

  const lists: { path: '/v1/person' | '/v1/clients' | '/v1/workers'; sort: PeopleSort; search?: string }[] = [
    { path: '/v1/person', sort: 'name' },
    { path: '/v1/person', sort: '-created', search: 'muchos m0' },
    { path: '/v1/clients', sort: '-name' },
    { path: '/v1/clients', sort: 'document', search: 'muchos' },
    { path: '/v1/workers', sort: 'created' },
  ]
  test.for(lists)('$path by $sort: the pages together contain each row once', async ({ path, ...query }) => {
    const listIds = (rows: { id: string }[]) => rows.map(({ id }) => id)
    const all = await app.api.list(path, { query })
    expect(all.rows.length).toBeGreaterThanOrEqual(10_000)
    const ids: string[] = []
    for (let offset = 0; offset < all.rows.length; offset += 2_500) {
      const page = await app.api.list(path, { query: { ...query, limit: 2_500, offset } })
      expect(page.total).toBe(all.rows.length)
      ids.push(...listIds(page.rows))
    }
    expect(ids).toEqual(listIds(all.rows))
    expect(new Set(ids).size).toBe(all.rows.length)
  })
})
