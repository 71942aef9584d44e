import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#api/document.ts'
import { toAppDocument } from '../../scripts/generate/app-document.ts'

const convert = (schema: JsonObject) => toAppDocument({ paths: {}, components: { schemas: { Thing: schema } } }).components.schemas?.Thing

describe('the camelCase copy of the contract', () => {
  test('renames properties and the list of required ones, but no values', () => {
    const turn = { type: 'object', required: ['start_time'], properties: { start_time: { type: 'string', enum: ['not_a_name'] } } }
    expect(convert(turn)).toEqual({
      type: 'object',
      required: ['startTime'],
      properties: { startTime: { type: 'string', enum: ['not_a_name'] } },
    })
  })

  test('merges the schemas of an allOf', () => {
    const first = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
    const second = { type: 'object', properties: { last_name: { type: 'string' } } }
    expect(convert({ allOf: [first, second], description: 'Both', unevaluatedProperties: false })).toEqual({
      type: 'object',
      description: 'Both',
      additionalProperties: false,
      required: ['id'],
      properties: { id: { type: 'string' }, lastName: { type: 'string' } },
    })
  })

  test('refuses a name that cannot be renamed back', () => {
    expect(() => convert({ type: 'object', properties: { line_1: { type: 'string' } } })).toThrow('"line_1" cannot be renamed back')
    expect(() => convert({ type: 'object', properties: { lastName: { type: 'string' } } })).toThrow('"lastName" cannot be renamed back')
  })

  test('refuses schemas that allow any key', () => {
    expect(() => convert({ type: 'object', additionalProperties: { type: 'string' } })).toThrow('must name every key')
  })
})
