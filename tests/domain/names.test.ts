import { expect, test } from 'vitest'
import { briefName, distinctInitials, fullName, initials, listName, shortName, userInitials } from '#domain/names.ts'

const tomas = { given: 'Tomás', father: 'Ocampo', mother: 'Suárez' }

test('a name has a full, a short, a brief and a list form', () => {
  expect(fullName(tomas)).toBe('Tomás Ocampo Suárez')
  expect(shortName(tomas)).toBe('Tomás Ocampo')
  expect(briefName(tomas)).toBe('Tomás O.')
  expect(listName(tomas)).toBe('Ocampo Suárez, Tomás')
  expect(initials(tomas)).toBe('TO')
})

test('a missing last name leaves no gap', () => {
  expect(fullName({ ...tomas, mother: '' })).toBe('Tomás Ocampo')
})

test('a letter with an accent is one initial in every Unicode form', () => {
  expect(initials({ given: 'ángel', father: 'ñahui'.normalize('NFD') })).toBe('ÁÑ')
})

test('equal initials take another letter of the last name, except for the first person', () => {
  const people = [
    { id: '2', given: 'Alba', father: 'Tello' },
    { id: '1', given: 'Ana', father: 'Torres' },
    { id: '3', given: 'Aldo', father: 'Tejada' },
  ]
  expect(distinctInitials(people)).toEqual(
    new Map([
      ['1', 'AT'],
      ['2', 'AE'],
      ['3', 'AJ'],
    ]),
  )
})

test('a new person never changes the initials of another', () => {
  const people = [
    { id: '1', given: 'Ana', father: 'Torres' },
    { id: '2', given: 'Alba', father: 'Tello' },
  ]
  const more = distinctInitials([...people, { id: '3', given: 'Abel', father: 'Tuesta' }])
  for (const [id, letters] of distinctInitials(people)) expect(more.get(id)).toBe(letters)
})

test('people share initials when no letter is left', () => {
  const people = ['1', '2'].map((id) => ({ id, given: 'Li', father: 'O' }))
  expect([...distinctInitials(people).values()]).toEqual(['LO', 'LO'])
})

test.for([
  ['adrian.condori', 'AC'],
  ['rosa_maria-paz', 'RM'],
  ['admin', 'AD'],
  ['Ñ', 'Ñ'],
] as const)('the initials of the user %s are %s', ([name, own]) => {
  expect(userInitials(name)).toBe(own)
})
