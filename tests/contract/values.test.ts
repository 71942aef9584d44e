import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { findDocumentProblems } from '#domain/documents.ts'
import { contract, listObjects } from './contract.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const compile = (name: string) => ajv.compile({ $ref: `#/components/schemas/${name}`, components: contract.components })

const patterns = [...new Set(listObjects(contract).flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : [])))]

test('patterns use only what RE2 reads as ECMAScript does', () => {
  expect(patterns.length).toBeGreaterThan(10)
  expect(patterns.filter((pattern) => /\(\?[=!<]|\\[pPbBksS1-9]/.test(pattern))).toEqual([])
})

// Engines with backtracking would need minutes for a long text where a pattern can match it in many ways, and do nothing else meanwhile.
test.each(patterns)('the pattern %s refuses a long text in one pass', (pattern) => {
  const expression = new RegExp(pattern, 'u')
  for (const text of [' ', '(', '+', '0', '0 ', 'a', 'a.', 'a-', 'a@', 'a@a.', '.'])
    for (const end of ['\0', '@\0']) expect(expression.test(text.repeat(100_000) + end)).toBe(false)
})

const person = { name: 'Eva', father_last_name: 'Ríos', mother_last_name: '', gender: false }
const documents = [
  '12345678',
  '1234567',
  '123456789',
  '10412345678',
  '1041234567A',
  'AB1234',
  'AB123',
  'ABC1234567890',
  'AB 12345',
  'ÑANDU12',
]

test.each(['PersonInput', 'PersonReplacement', 'PersonUpdate'])('the schema %s has the rule of each document type', (name) => {
  const validate = compile(name)
  const id = '01998a00-0000-7000-8000-010000000001'
  for (const document_type of [0, 1, 2])
    for (const document of documents)
      expect(validate({ ...person, ...(name === 'PersonUpdate' && { id }), document, document_type }), `${document_type} ${document}`).toBe(
        findDocumentProblems(document_type, document).length === 0,
      )
})

test('an update of a person may leave out the document or its type', () => {
  const validate = compile('PersonUpdate')
  expect(validate({ id: 'x', document: 'AB1234' })).toBe(true)
  expect(validate({ id: 'x', document_type: 0 })).toBe(true)
})
