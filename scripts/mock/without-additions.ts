import { type Contract, isTree, resolved, type Tree, type Value } from '../generate/contract.ts'

/** A copy of the contract without anything marked x-addition: operations, parameters, headers, properties, and these in the examples. */
export function withoutAdditions(contract: Contract): Contract {
  return strip(contract) as Contract

  function strip(node: Value): Value {
    if (Array.isArray(node)) return node.filter((item) => !isAddition(item)).map(strip)
    if (!isTree(node)) return node
    const kept = Object.entries(node).filter(([, value]) => !isAddition(value))
    return Object.fromEntries(kept.map(([key, value]) => [key, inside(node, key, value)]))
  }

  function inside(node: Tree, key: string, value: Value): Value {
    // Data is read by its schema: the same name may be an addition here and the specification's own there.
    if (key === 'example') return isTree(node.schema) ? prune(value, node.schema) : prune(value, node)
    if (key === 'examples' && Array.isArray(value)) return value.map((example) => prune(example, node))
    if (key === 'examples' && isTree(value) && isTree(node.schema)) {
      const { schema } = node
      return Object.fromEntries(
        Object.entries(value).map(([name, example]) => [name, pruneNamed(resolved(contract, example as Tree), schema)]),
      )
    }
    return strip(value)
  }

  function isAddition(value: Value) {
    return isTree(value) && resolvedIfReference(value)['x-addition'] === true
  }

  function resolvedIfReference(node: Tree): Tree {
    // A property may say it of itself beside its reference.
    return node['x-addition'] === true ? node : resolved(contract, node)
  }

  function pruneNamed(example: Tree, schema: Tree): Tree {
    return { ...example, value: prune(example.value ?? null, schema) }
  }

  function prune(data: Value, schema: Tree): Value {
    const shapes = alternatives(schema)
    if (Array.isArray(data)) {
      const items = shapes.find((shape) => isTree(shape.items))?.items
      return isTree(items) ? data.map((item) => prune(item, items)) : data
    }
    if (!isTree(data)) return data
    const properties: Tree = Object.assign({}, ...shapes.map((shape) => shape.properties))
    const kept = Object.entries(data).filter(([name]) => !isAddition(properties[name] ?? null))
    return Object.fromEntries(kept.map(([name, value]) => [name, isTree(properties[name]) ? prune(value, properties[name]) : value]))
  }

  /** A schema with all that it is made of. */
  function alternatives(schema: Tree): Tree[] {
    const own = resolved(contract, schema)
    const parts = [own.allOf, own.anyOf, own.oneOf].flatMap((list) => (Array.isArray(list) ? list : []))
    return [own, ...parts.flatMap((part) => alternatives(part as Tree))]
  }
}
