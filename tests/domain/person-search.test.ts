import { expect, test } from 'vitest'
import { compareSpanish } from '#domain/collation.ts'
import { findPeople } from '#domain/person-search.ts'
import { simplifyName } from '#domain/search.ts'

/** Finds among names like "Ana María, Flores, Ríos", and returns the names found. */
const find = (search: string, ...names: string[]) =>
  findPeople(names, search, (name) => {
    const [given = '', father = '', mother = '', document, phone, email] = name.split(', ')
    return { given, father, mother, document, phones: [phone ?? ''], texts: [email ?? ''] }
  })

test('a name that begins with what is typed comes before a name that contains it', () => {
  expect(find('ana flores', 'Luciana, Flores, Paz', 'Ana, Flores, Ruiz')).toEqual(['Ana, Flores, Ruiz', 'Luciana, Flores, Paz'])
  expect(find('zo', 'Renzo, Abad', 'Zoe, Campos')).toEqual(['Zoe, Campos', 'Renzo, Abad'])
})

test('given names come before last names and these before documents', () => {
  const sorted = ['Mora, Paz', 'Eva Mora, Paz', 'Eva, Mora', 'Eva, Paz, Ruiz, MORA12', 'Eva, Zamora']
  expect(find('mora', ...sorted.toReversed())).toEqual(sorted)
})

test('a whole word comes before the beginning of a word', () => {
  expect(find('ana', 'Anabel, Abad', 'Ana, Torres')).toEqual(['Ana, Torres', 'Anabel, Abad'])
})

test('several beginnings of words come before one match within a word', () => {
  expect(find('ruiz paz', 'Ruiz, Copaz', 'Eva, Ruiz, Paz')).toEqual(['Eva, Ruiz, Paz', 'Ruiz, Copaz'])
})

test('equal matches keep their order, and an empty search finds everybody', () => {
  expect(find('eva', 'Eva, Ruiz', 'Eva, Abad')).toEqual(['Eva, Ruiz', 'Eva, Abad'])
  expect(find(' ', 'Eva, Ruiz', 'Ana, Abad')).toEqual(['Eva, Ruiz', 'Ana, Abad'])
})

test('every word has to match, without regard to accents, case, order and commas', () => {
  expect(find('RÍOS LUNA, eva', 'Eva, Ríos, Luna', 'Eva, Ríos, Sol')).toEqual(['Eva, Ríos, Luna'])
  expect(find('nandu', 'Ñandú, Paz')).toEqual(['Ñandú, Paz'])
})

test('people are found by the digits of their telephone and by their e-mail', () => {
  const people = ['Eva, Ríos, Luna, 40100001, +51 987 654 321, eva@correo.pe', 'Ana, Paz, Sol, 40100002, 014451234, ana@correo.pe']
  for (const search of ['987 654', '987654321', 'Eva@Correo']) expect(find(search, ...people), search).toEqual([people[0]])
  expect(find('(01) 445-1234', ...people)).toEqual([people[1]])
})

test('a telephone number is found with and without the calling code of its country, however it is stored', () => {
  const people = [
    'Eva, Ríos, Luna, 40100001, +51 987 654 321',
    'Ana, Paz, Sol, 40100002, 912345678',
    'Mia, Cruz, Gil, 40100003, 3012345678',
  ]
  for (const search of ['987 654 321', '+51 987 654', '+51987654321', '51987654321', '(+51)987-654-321'])
    expect(find(search, ...people)).toEqual([people[0]])
  for (const search of ['912 345 678', '+51 912 345', '+51912345678', '51912345678', '0051912345678', '(+51) 912-345-678'])
    expect(find(search, ...people)).toEqual([people[1]])
  for (const search of ['+1 3012345678', '+493012345678', '+595 301']) expect(find(search, ...people)).toEqual([people[2]])
  expect(find('+51 913', ...people)).toEqual([])
})

const spellings = [
  "D'Angelo",
  'D’Angelo',
  'D‘Angelo',
  'Dʼ Angelo',
  'D`Angelo',
  'D´Angelo',
  'D′Angelo',
  'D Angelo',
  'D\u00a0Angelo',
  'DAngelo',
]
const hyphenated = ['Pérez-Luna', 'Pérez‐Luna', 'Pérez‑Luna', 'Pérez–Luna', 'Pérez — Luna', 'Pérez Luna', 'Pérez\u00a0Luna']

test.for([spellings, hyphenated])('a name is found by every spelling of %s', (all) => {
  const people = all.map((father) => `Eva, ${father}`)
  for (const spelling of all) expect(find(`eva ${spelling}`, ...people, 'Eva, Ríos'), spelling).toHaveLength(people.length)
})

test('whose whole name is searched comes first, in any order of its words', () => {
  const people = ['Alba Fiorella, Ríos, Salinas', 'Fiorella, Salinas, Ríos', 'Fiorella, Ríos, Salinas']
  expect(find('Fiorella Ríos Salinas', ...people)[0]).toBe('Fiorella, Ríos, Salinas')
  expect(find('rios salinas, fiorella', ...people)[0]).toBe('Fiorella, Ríos, Salinas')
  expect(find('salinas fiorella rios', ...people)[0]).not.toBe('Alba Fiorella, Ríos, Salinas')
  expect(find('d angelo eva', "Ana Eva, D'Angelo", "Eva, D'Angelo")[0]).toBe("Eva, D'Angelo")
})

test('an initial is still found beside a last name, and a last name after its particle', () => {
  expect(find('d luna', 'Diego, Luna')).toEqual(['Diego, Luna'])
  expect(find('angelo', "Eva, D'Angelo", 'Tangelo, Ríos')).toEqual(["Eva, D'Angelo", 'Tangelo, Ríos'])
})

test('names are sorted alike however their signs are written', () => {
  for (const spelling of spellings) expect(['Danz', spelling, 'Dana'].sort(compareSpanish)).toEqual(['Dana', spelling, 'Danz'])
  for (const spelling of hyphenated) expect(compareSpanish(spelling, 'Pérez Luna'), spelling).toBe(0)
})

test('names are the same however their signs are written', () => {
  expect(new Set(spellings.map(simplifyName))).toEqual(new Set(['dangelo']))
  expect(new Set(hyphenated.map(simplifyName))).toEqual(new Set(['perezluna']))
})
