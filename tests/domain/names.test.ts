import { expect, test } from 'vitest'
import {
  assignInitials,
  buildBriefName,
  buildFullName,
  buildInitialListName,
  buildListName,
  buildShortListName,
  buildShortName,
  getInitials,
  getUserInitials,
} from '#domain/names.ts'

const tomas = { given: 'Tomás', father: 'Ocampo', mother: 'Suárez' }

test('a name has a full, a short, a brief and a list form', () => {
  expect(buildFullName(tomas)).toBe('Tomás Ocampo Suárez')
  expect(buildShortName(tomas)).toBe('Tomás Ocampo')
  expect(buildBriefName(tomas)).toBe('Tomás O.')
  expect(buildListName(tomas)).toBe('Ocampo Suárez, Tomás')
  expect(buildShortListName(tomas)).toBe('Ocampo, Tomás')
  expect(buildInitialListName(tomas)).toBe('Ocampo S., Tomás')
  expect(getInitials(tomas)).toBe('TO')
})

test('a missing last name leaves no gap', () => {
  expect(buildFullName({ ...tomas, mother: '' })).toBe('Tomás Ocampo')
  expect(buildInitialListName({ ...tomas, mother: '' })).toBe('Ocampo, Tomás')
})

test('a letter with an accent is one initial in every Unicode form', () => {
  expect(getInitials({ given: 'ángel', father: 'ñahui'.normalize('NFD') })).toBe('ÁÑ')
})

test('equal initials take another letter of the last name, except for the first person', () => {
  const people = [
    { id: '2', given: 'Alba', father: 'Tello' },
    { id: '1', given: 'Ana', father: 'Torres' },
    { id: '3', given: 'Aldo', father: 'Tejada' },
  ]
  expect(assignInitials(people)).toEqual(
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
  const extended = assignInitials([...people, { id: '3', given: 'Abel', father: 'Tuesta' }])
  for (const [id, letters] of assignInitials(people)) expect(extended.get(id)).toBe(letters)
})

test('people share initials when no letter is left', () => {
  const people = ['1', '2'].map((id) => ({ id, given: 'Li', father: 'O' }))
  expect([...assignInitials(people).values()]).toEqual(['LO', 'LO'])
})

test.for([
  ['adrian.condori', 'AC'],
  ['rosa_maria-paz', 'RM'],
  ['admin', 'AD'],
  ['Ñ', 'Ñ'],
] as const)('the initials of the user %s are %s', ([name, expected]) => {
  expect(getUserInitials(name)).toBe(expected)
})
