import { describe, expect, test } from 'vitest'
import { inWebNames } from '../../scripts/generate/app-document.ts'
import type { Contract, Tree } from '../../scripts/generate/contract.ts'

const contractWith = (schema: Tree): Contract => ({ paths: {}, components: { schemas: { Thing: schema } } })
const inWeb = (schema: Tree) => inWebNames(contractWith(schema)).components.schemas?.Thing

describe('the copy in the web’s names', () => {
  test('renames properties and what is required, and nothing that only looks like a name', () => {
    const turn = { type: 'object', required: ['start_time'], properties: { start_time: { type: 'string', enum: ['not_a_name'] } } }
    expect(inWeb(turn)).toEqual({
      type: 'object',
      required: ['startTime'],
      properties: { startTime: { type: 'string', enum: ['not_a_name'] } },
    })
  })

  test('is flat where the contract composes', () => {
    const one = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
    const other = { type: 'object', properties: { last_name: { type: 'string' } } }
    expect(inWeb({ allOf: [one, other], description: 'Both' })).toEqual({
      type: 'object',
      description: 'Both',
      required: ['id'],
      properties: { id: { type: 'string' }, lastName: { type: 'string' } },
    })
  })

  test('refuses a name that would not come back as it was', () => {
    expect(() => inWeb({ type: 'object', properties: { line_1: { type: 'string' } } })).toThrow('"line_1" would not come back')
    expect(() => inWeb({ type: 'object', properties: { lastName: { type: 'string' } } })).toThrow('"lastName" would not come back')
  })

  test('refuses keys that are data', () => {
    expect(() => inWeb({ type: 'object', additionalProperties: { type: 'string' } })).toThrow('must name every key')
  })
})
