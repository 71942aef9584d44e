import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareSpanish } from '#domain/collation.ts'
import { findPeople } from '#domain/person-search.ts'
import '../property-seed.ts'
import { buildPerson } from './create-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

const apostrophes = ["'", '’', '‘', 'ʼ', '`', '´', '′']
const separators = ['-', '‐', '‑', '–', '—', ' ', '\u00a0']
/** Each name is one of several parts, which any sign connects. */
const lastNames = [...apostrophes, ...separators, '', "' ", ' - '].flatMap((sign) =>
  [
    ['D', 'Angelo'],
    ['O', 'Higgins'],
    ['Pérez', 'Luna'],
    ['Dell', 'Acqua'],
    ['Ñahui', 'D', 'Ávila'],
  ].map((parts) => parts.join(sign)),
)
const names = lastNames.map((father, index) => ({
  given: ['Eva', 'Ana D', 'José–María'][index % 3]!,
  father,
  mother: ['Ríos', "O'Brien", 'Danz'][index % 4] ?? '',
  texts: index % 2 ? [`o'brien-${index}@x.pe`] : [],
}))

beforeAll(async () => {
  for (const [index, { given: name, father: fatherLastName, mother: motherLastName, texts }] of names.entries()) {
    const document = String(40_200_000 + index)
    const email = texts[0] === undefined ? {} : { email: texts[0] }
    await app.api.post('/v1/clients', { body: { person: buildPerson({ name, fatherLastName, motherLastName, document, ...email }) } })
  }
})

/** Lists people of the server as the browser compares them. */
async function list(search: string) {
  const { rows } = await app.api.list('/v1/clients', { query: { search } })
  return rows.map(({ person }) => ({ ...person, given: person.name, father: person.fatherLastName, mother: person.motherLastName }))
}

const sign = fc.constantFrom(...apostrophes, ...separators, '')
const word = fc.constantFrom(
  'd',
  'Angelo',
  'ang',
  'O',
  'higgins',
  'perez',
  'Luna',
  'lun',
  'dell',
  'acqua',
  'ñahui',
  'avila',
  'eva',
  'ana',
  'x.pe',
  '402',
)
const search = fc.array(fc.tuple(word, sign), { minLength: 1, maxLength: 4 }).map((parts) => parts.flat().join(''))

test('the server finds the people whom the browser finds, however signs are written', async () => {
  const everybody = (await list('')).map((person) => ({ ...person, texts: person.email ? [person.email] : [] }))
  expect(everybody).toHaveLength(names.length)
  await fc.assert(
    fc.asyncProperty(search, async (typed) => {
      const found = findPeople(everybody, typed, (person) => person).map(({ document }) => document)
      expect((await list(typed)).map(({ document }) => document).sort()).toEqual(found.sort())
    }),
    { numRuns: 300 },
  )
})

test('every spelling of a name finds all of them', async () => {
  const spellings = (parts: string[]) => [...apostrophes, ...separators, ''].map((each) => parts.join(each))
  for (const spelling of spellings(['D', 'Angelo'])) expect(await list(spelling), spelling).toHaveLength(17)
  for (const separator of separators) expect(await list(`Pérez${separator}Luna`), separator).toHaveLength(17)
})

test('the server sorts people as the browser does', async () => {
  const keys = (await list('')).map(({ father, mother, given }) => `${father}\t${mother}\t${given}`)
  for (const [index, key] of keys.slice(1).entries())
    expect(compareSpanish(keys[index]!, key), `${keys[index]} ${key}`).toBeLessThanOrEqual(0)
})
