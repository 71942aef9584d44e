import { expect, test } from 'vitest'
import { documentProblems, documentTypes } from '#domain/documents.ts'

const { dni, passport, ruc } = documentTypes

test.each([
  [dni, '70112233'],
  [ruc, '20123456789'],
  [passport, 'AB1234'],
  [passport, '001234567890'],
])('type %i takes %s', (type, document) => {
  expect(documentProblems(type, document)).toEqual([])
})

test.each([
  [dni, '7011223', 'El DNI tiene 8 cifras; hay 7'],
  [dni, '701122334', 'El DNI tiene 8 cifras; hay 9'],
  [dni, '7011223A', 'El DNI tiene solo cifras'],
  [ruc, '2012345678', 'El RUC tiene 11 cifras; hay 10'],
  [passport, 'AB123', 'El pasaporte tiene de 6 a 12 letras o cifras, sin espacios ni signos'],
  [passport, 'AB 12345', 'El pasaporte tiene de 6 a 12 letras o cifras, sin espacios ni signos'],
  [7, '70112233', 'Elija el tipo de documento'],
])('type %i refuses %s and says what to do', (type, document, message) => {
  expect(documentProblems(type, document, 'person.document')).toEqual([{ path: 'person.document', message }])
})
