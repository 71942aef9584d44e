import type { Document } from '#api/generated/contract.ts'

/** An object of the contract, such as a schema or a parameter. */
export type ContractNode = { [key: string]: unknown }

/** The id under which Fastify knows the contract's component schemas. */
export const contractId = 'contract'

/** Returns a copy with every `$ref` replaced by its target, which must not refer to itself. */
export const inlineReferences = <T>(contract: Document, node: T): T =>
  replaceReferences(node, (reference) => inlineReferences(contract, findReferenced(contract, reference)))

/** Returns a copy whose `$ref`s name the schemas that Fastify knows under `contractId`, so that they can be resolved outside the contract. */
export const qualifyReferences = <T>(node: T): T => replaceReferences(node, (reference) => ({ $ref: `${contractId}${reference}` }))

/** Returns the target of a reference such as `#/components/schemas/Worker`. */
export function findReferenced(contract: Document, reference: string): ContractNode {
  let target: unknown = contract
  for (const part of reference.split('/').slice(1)) target = (target as ContractNode | undefined)?.[part]
  if (target === undefined) throw new Error(`The contract refers to ${reference}, which it does not have.`)
  return target as ContractNode
}

function replaceReferences<T>(node: T, replace: (reference: string) => ContractNode): T {
  if (Array.isArray(node)) return node.map((item) => replaceReferences(item, replace)) as T
  if (typeof node !== 'object' || node === null) return node
  const { $ref, ...siblings } = node as ContractNode
  const entries = Object.entries(siblings).map(([key, value]) => [key, replaceReferences(value, replace)])
  return { ...(typeof $ref === 'string' && replace($ref)), ...Object.fromEntries(entries) } as T
}
