import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Anything that a YAML document can hold. */
export type Value = string | number | boolean | null | Value[] | Tree
export type Tree = { [key: string]: Value }

/** What the generator and the mock read off an operation; the rest passes through. */
export type Operation = Tree & {
  operationId: string
  parameters?: Tree[]
  requestBody?: Tree
  responses: { [status: string]: Tree }
  security?: Tree[]
  'x-access'?: string[]
  'x-own'?: string[]
  'x-own-access'?: string[]
}

/** The contract as it is parsed. */
export type Contract = Tree & { paths: { [path: string]: Tree }; components: { [kind: string]: { [name: string]: Tree } } }

/** The contract as it is written. Its examples refer to each other more often than the parser takes for honest by itself. */
export const readContract = () =>
  parse(readFileSync(new URL('../../openapi/scheduling.yaml', import.meta.url), 'utf8'), { maxAliasCount: -1 }) as Contract

const methods = ['get', 'post', 'put', 'patch', 'delete']

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every operation of the contract in its order; parameters include those of its path. */
export function operationsOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const operation = item[method] as Operation
        const written = [...((item.parameters ?? []) as Tree[]), ...(operation.parameters ?? [])]
        return { method, path, operation, parameters: written.map((parameter) => resolved(contract, parameter)) }
      }),
  )
}

/** A copy without examples: types and checks need none. */
export function withoutExamples<T extends Value>(node: T, isMap = false): T {
  if (Array.isArray(node)) return node.map((item) => withoutExamples(item)) as T
  if (!isTree(node)) return node
  const kept = Object.entries(node).filter(([key]) => isMap || (key !== 'example' && key !== 'examples'))
  // The keys of `properties` are the contract's own names, of which one may well be "example".
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutExamples(value, key === 'properties' && !isMap)])) as T
}

/** What a node says, or what it refers to says. */
export function resolved(contract: Contract, node: Tree): Tree {
  if (typeof node.$ref !== 'string') return node
  let target: Value | undefined = contract
  for (const part of node.$ref.slice('#/'.length).split('/'))
    target = isTree(target) ? target[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
  if (!isTree(target)) throw new Error(`The contract refers to ${node.$ref}, which it does not have.`)
  return resolved(contract, target)
}

/** The answer with which an operation succeeds. */
export function successOf(contract: Contract, operation: Operation) {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
  if (!success) throw new Error(`${operation.operationId} has no answer for success.`)
  return resolved(contract, success[1])
}

/** The JSON media type of a request body or a response: its schema and examples. */
export function jsonOf(contract: Contract, holder: Tree | undefined): Tree | undefined {
  const content = holder && resolved(contract, holder).content
  const media = isTree(content) ? content['application/json'] : undefined
  return isTree(media) ? media : undefined
}
