import { readFileSync } from 'node:fs'
import { isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'
import { readContract } from '../../scripts/generate/contract.ts'

export const contract = readContract()

/** The operations of the specification, as lines of method and path. */
export const specifiedOperations = readFileSync(new URL('specified-operations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')

/** Lists every object inside a part of the contract, with its path. */
export const listObjects = (node: JsonValue, path = ''): [path: string, object: JsonObject][] =>
  Array.isArray(node)
    ? node.flatMap((item, index) => listObjects(item, `${path}/${index}`))
    : isJsonObject(node)
      ? [[path, node], ...Object.entries(node).flatMap(([name, value]) => listObjects(value, `${path}/${name}`))]
      : []
