import { expect, test } from 'vitest'
import type { JsonObject } from '#api/document.ts'
import { listOperations } from '#api/document.ts'
import { removeAdditions } from '../../scripts/mock/remove-additions.ts'
import { contract, listObjects, specifiedOperations } from './contract.ts'

const reducedContract = removeAdditions(contract)

test('without additions the contract has exactly the operations of the specification', () => {
  const operations = listOperations(reducedContract).map(({ method, path }) => `${method.toUpperCase()}\t${path}`)
  expect(operations.toSorted()).toEqual(specifiedOperations.toSorted())
})

test('without additions nothing in the contract is marked as one', () => {
  expect(listObjects(reducedContract).filter(([, object]) => 'x-addition' in object)).toEqual([])
})

test('without additions an access has a type only in the tree of modules', () => {
  const listProperties = (name: string) => Object.keys(reducedContract.components.schemas?.[name]?.properties as JsonObject)
  expect(listProperties('Access')).toEqual(['id', 'name', 'code', 'module_id'])
  expect(listProperties('EffectiveAccess')).toEqual(['id', 'name', 'code', 'module_id'])
  expect(listProperties('ModuleAccess')).toContain('type')
})
