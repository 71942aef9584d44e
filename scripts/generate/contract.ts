import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { type Contract, isJsonObject, type JsonValue, listAdditions } from '#api/document.ts'

export const contractFile = fileURLToPath(new URL('../../openapi/scheduling.yaml', import.meta.url))

/** Reads the contract. The example of the settings names a few additions in the file; here it names all, because the mock has them. */
export function readContract(file = contractFile): Contract {
  // The examples share more YAML aliases than the parser allows by default.
  const contract: Contract = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 })
  const settings = contract.components.examples?.Settings?.value
  if (isJsonObject(settings)) settings.operations = listAdditions(contract)
  return contract
}

/** Copies a node without examples, which types and schemas do not need. */
export function removeExamples<T extends JsonValue>(node: T, isMap = false): T {
  if (Array.isArray(node)) return node.map((item) => removeExamples(item)) as T
  if (!isJsonObject(node)) return node
  const entries = Object.entries(node).filter(([key]) => isMap || (key !== 'example' && key !== 'examples'))
  // The keys of `properties` are names of the contract, and one of them may be "example".
  return Object.fromEntries(entries.map(([key, value]) => [key, removeExamples(value, key === 'properties' && !isMap)])) as T
}
