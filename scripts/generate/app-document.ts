import { toCamelCase, toSnakeCase } from '../../src/api/case.ts'
import { type Contract, isTree, resolved, type Tree, type Value } from './contract.ts'

// The specification's own exception: it stands in the error body, which the client reads before any name changes.
const spelledAsOnTheWire = new Set(['correlationId'])

/** A copy of the contract in the web's names, with every `allOf` merged into one flat schema. */
export function inWebNames(contract: Contract): Contract {
  const { parameters: _, ...components } = contract.components
  return copy({ ...contract, components }) as Contract

  function copy(node: Value): Value {
    if (Array.isArray(node)) return node.map(copy)
    if (!isTree(node)) return node
    if (Array.isArray(node.allOf)) return copy(merged(node))
    refuseFreeKeys(node)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inside(node, key, value)]))
  }

  function inside(node: Tree, key: string, value: Value): Value {
    if (key === 'properties' && isTree(value))
      return Object.fromEntries(Object.entries(value).map(([name, schema]) => [webName(name), copy(schema)]))
    if (key === 'required' && Array.isArray(value)) return value.map((name) => webName(String(name)))
    if (key === 'name' && node.in === 'query') return webName(String(value))
    // Written out where they are used: a schema reached through a parameter would be generated twice.
    if (key === 'parameters' && Array.isArray(value)) return value.map((parameter) => copy(resolved(contract, parameter as Tree)))
    return copy(value)
  }

  function merged({ allOf, ...own }: Tree): Tree {
    const parts = [...(allOf as Tree[]), own].map((part) => resolved(contract, part)).map((part) => (part.allOf ? merged(part) : part))
    const flat: Tree = Object.assign({}, ...parts)
    const properties: Tree = Object.assign({}, ...parts.map((part) => part.properties))
    const required = parts.flatMap((part) => (part.required as string[] | undefined) ?? [])
    return flat.type === 'object' ? { ...flat, properties, required } : flat
  }
}

function webName(name: string) {
  if (spelledAsOnTheWire.has(name)) return name
  if (toSnakeCase(toCamelCase(name)) !== name)
    throw new Error(`"${name}" would not come back as it was: ${toCamelCase(name)} becomes ${toSnakeCase(toCamelCase(name))}.`)
  return toCamelCase(name)
}

/** Keys that are data would be renamed with all the others. */
function refuseFreeKeys(node: Tree) {
  if (isTree(node.additionalProperties) || 'patternProperties' in node)
    throw new Error(`The contract must name every key: ${JSON.stringify(node)}`)
}
