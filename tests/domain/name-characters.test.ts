import { expect, test } from 'vitest'
import { findNameProblems } from '#domain/name-characters.ts'

test.for([
  ['a control character', 'Eva\u0085Ríos'],
  ['a zero-width space', 'Eva\u200bRíos'],
  ['only an invisible letter', '\u3164'],
  ['an override of the direction', 'Eva \u202esoíR'],
  ['an isolate of the direction', '\u2066Eva'],
  ['a soft hyphen', 'Eva\u00adRíos'],
  ['a byte order mark inside', 'Eva\ufeffRíos'],
  ['a separator of lines', 'Eva\u2028Ríos'],
  ['a private-use character', 'Eva \ue000'],
  ['a private-use character of another plane', 'Eva \u{f0000}'],
  ['a tag', 'Eva\u{e0041}'],
  ['a variation selector', 'Eva\ufe0f'],
  ['a blank that is a symbol', '\u2800'],
] as const)('a name with %s has hidden characters', ([, name]) => {
  expect(findNameProblems(name, 'name')).toEqual([{ path: 'name', message: 'Tiene caracteres que no se ven: escríbalo de nuevo' }])
})

test('a name has at most three combining marks in a row', () => {
  expect(findNameProblems(`E${'\u0301'.repeat(3)}va`, 'name')).toEqual([])
  expect(findNameProblems(`E${'\u0301'.repeat(4)}va`, 'name')).toMatchObject([{ path: 'name', message: /más de tres acentos/ }])
})

test.for([
  'María José',
  'Ñusta',
  "O'Brien",
  'Nuñez-Díaz',
  'Nguyễn Thị'.normalize('NFD'),
  '李小龙',
  'Ольга',
  'محمد',
  'प्रिया',
  'Ana 2.ª',
  'Terapia 🌵',
])('the name %s is accepted', (name) => {
  expect(findNameProblems(name, 'name')).toEqual([])
})
