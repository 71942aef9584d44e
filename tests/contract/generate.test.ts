import { describe, expect, test } from 'vitest'
import type { JsonObject, Operation } from '#api/document.ts'
import { toAppDocument } from '../../scripts/generate/app-document.ts'
import { checkAccess } from '../../scripts/generate/check-access.ts'
import { contract } from './contract.ts'

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

describe('the access of the contract', () => {
  /** Copies the contract with another access of one operation. */
  function changeClients(access: Partial<Operation>) {
    const copy = structuredClone(contract)
    const clients = copy.paths['/v1/clients']!
    clients.get = { ...(clients.get as Operation), ...access } as Operation
    return copy
  }

  test('is declared by every operation, with codes that exist', () => {
    expect(() => checkAccess(contract)).not.toThrow()
    expect(() => checkAccess(changeClients({ 'x-access': ['clients.raed'] }))).toThrow(
      /^The operation listClients names the access "clients.raed"/,
    )
    expect(() => checkAccess(changeClients({ 'x-own-access': ['agenda'] }))).toThrow(/names the access "agenda"/)
    const { 'x-access': _, ...undeclared } = contract.paths['/v1/clients']!.get as Operation
    const copy = structuredClone(contract)
    copy.paths['/v1/clients']!.get = undeclared
    expect(() => checkAccess(copy)).toThrow('The operation listClients has neither x-access nor "security: []"')
  })

  test('is planned for additions alone, which the web leaves out where a server lacks them', () => {
    const planned = { 'x-planned': true }
    expect(() => checkAccess(changeClients(planned))).toThrow('The operation listClients is x-planned, so that servers lack it')
    expect(() => checkAccess(changeClients({ ...planned, 'x-addition': true }))).not.toThrow()
  })
})
