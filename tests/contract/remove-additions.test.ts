import { expect, test } from 'vitest'
import { listOperations } from '../../scripts/generate/contract.ts'
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
