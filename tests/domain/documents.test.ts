import { expect, test } from 'vitest'
import {
  describeDocumentRule,
  documentTypes,
  findDocumentProblems,
  findUnfixableDocumentProblems,
  isDocument,
  mayLackDocument,
} from '#domain/documents.ts'

const { dni, passport, ruc } = documentTypes

test.each([
  [dni, '70112233'],
  [ruc, '20123456789'],
  [passport, 'AB1234'],
  [passport, '001234567890'],
])('a document of type %i may be %s', (type, document) => {
  expect(findDocumentProblems(type, document)).toEqual([])
})

test.each([
  [dni, '7011223', 'El DNI tiene 8 cifras; hay 7'],
  [dni, '701122334', 'El DNI tiene 8 cifras; hay 9'],
  [dni, '7011223A', 'El DNI tiene solo cifras'],
  [ruc, '2012345678', 'El RUC tiene 11 cifras; hay 10'],
  [passport, 'AB123', 'El pasaporte tiene de 6 a 12 letras o cifras; hay 5'],
  [passport, 'AB 12345', 'El pasaporte tiene solo letras y cifras, sin espacios ni signos'],
  [7, '70112233', 'Elija el tipo de documento'],
])('a document of type %i cannot be %s, and a message says why', (type, document, message) => {
  expect(findDocumentProblems(type, document, 'person.document')).toEqual([{ path: 'person.document', message }])
})

test.each([
  [dni, '', '8 cifras'],
  [dni, '70112', '8 cifras; van 5'],
  [dni, '70112233', '8 cifras'],
  [ruc, '2012345678', '11 cifras; van 10'],
  [passport, '', 'De 6 a 12 letras o cifras'],
  [passport, 'AB1234', 'De 6 a 12 letras o cifras; van 6'],
])('the help for type %i after typing «%s» is: %s', (type, typed, help) => {
  expect(describeDocumentRule(type, typed)).toBe(help)
})

test.each([
  [dni, '7011223', null],
  [dni, '7011A', 'El DNI tiene solo cifras'],
  [dni, '701122334', 'El DNI tiene 8 cifras; hay 9'],
  [ruc, '701122334', null],
  [passport, 'AB1', null],
  [passport, 'AB-1', 'El pasaporte tiene solo letras y cifras, sin espacios ni signos'],
  [passport, 'AB12345678901', 'El pasaporte tiene de 6 a 12 letras o cifras; hay 13'],
])('the error that typing cannot fix for type %i after «%s» is: %s', (type, typed, message) => {
  expect(findUnfixableDocumentProblems(type, typed)).toEqual(message ? [{ path: 'document', message }] : [])
})

test.each([
  ['90123456', true],
  ['20512345678', true],
  ['AB123456', true],
  ['rosa', false],
  ['rosapacheco', false],
  ['rosa.pacheco1', false],
  ['123', false],
])('%s is a document of some type: %s', (text, expected) => {
  expect(isDocument(text)).toBe(expected)
})

test.each([
  [['client'], true],
  [['client', 'worker'], false],
  [['worker'], false],
  [[], false],
] as const)('someone who is %j may have no document: %s', (kinds, expected) => {
  expect(mayLackDocument(kinds)).toBe(expected)
})
