import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { type Contract, isJsonObject, type JsonValue, listOperations, resolveReference } from '#api/document.ts'

/**
 * Lists the changed schemas that several operations use, each with these operations. Redocly names a change of a shared schema under one of them only.
 * Returns an empty text when there is none.
 */
export function describeSharedSchemas(base: string, revision: string): string {
  const [before, after] = [base, revision].map((text) => parse(text, { maxAliasCount: -1 }) as Contract) as [Contract, Contract]
  const operationsOf = findOperationsByReference(after)
  const lines = Object.entries(after.components?.schemas ?? {})
    .filter(([name, schema]) => before.components?.schemas?.[name] && !isDeepStrictEqual(schema, before.components.schemas[name]))
    .map(([name]) => ({ name, operations: operationsOf.get(`#/components/schemas/${name}`) ?? [] }))
    .filter(({ operations }) => operations.length > 1)
    .map(({ name, operations }) => `  ${name}: ${operations.join(', ')}`)
  return lines.length === 0 ? '' : ['Changed schemas that several operations use:', ...lines].join('\n')
}

/** Finds the operations that use each component, directly or through others, by the reference to it. */
function findOperationsByReference(contract: Contract): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { operation, parameters } of listOperations(contract))
    for (const pointer of listReferences(contract, [operation, parameters]))
      found.set(pointer, [...(found.get(pointer) ?? []), operation.operationId])
  return found
}

/** Lists the references in a part of the contract, and those in what they refer to. */
function listReferences(contract: Contract, node: JsonValue, found = new Set<string>()): Set<string> {
  for (const part of Array.isArray(node) ? node : isJsonObject(node) ? Object.values(node) : []) listReferences(contract, part, found)
  if (!isJsonObject(node) || typeof node.$ref !== 'string' || found.has(node.$ref)) return found
  found.add(node.$ref)
  return listReferences(contract, resolveReference(contract, node), found)
}
