import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTree, operationsOf, type Value } from '../../scripts/generate/contract.ts'
import { withoutAdditions } from '../../scripts/mock/without-additions.ts'
import { contract } from './examples.ts'

const listed = readFileSync(new URL('operations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')

/** Every part of a document that is an object. */
const objectsIn = (node: Value): { [key: string]: Value }[] =>
  Array.isArray(node) ? node.flatMap(objectsIn) : isTree(node) ? [node, ...Object.values(node).flatMap(objectsIn)] : []

test('without additions the contract has the specification’s operations and no others', () => {
  const left = operationsOf(withoutAdditions(contract)).map(({ method, path }) => `${method.toUpperCase()}\t${path}`)
  expect(left.toSorted()).toEqual(listed.toSorted())
})

test('without additions nothing is marked as one', () => {
  expect(objectsIn(withoutAdditions(contract)).filter((node) => 'x-addition' in node)).toEqual([])
})

test('an addition is never required', () => {
  const required = objectsIn(contract).flatMap(({ properties, required }) =>
    isTree(properties) && Array.isArray(required)
      ? required.filter(
          (name) => isTree(properties[String(name)]) && (properties[String(name)] as { 'x-addition'?: boolean })['x-addition'],
        )
      : [],
  )
  expect(required).toEqual([])
  expect(objectsIn(contract).filter((node) => node['x-addition'] && node.required === true)).toEqual([])
})
