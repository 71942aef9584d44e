import type { Contract, Tree, Value } from './contract.ts'
import { isTree } from './contract.ts'

/** The contract as data without its prose, so that the server starts without parsing YAML. Expects it without examples. */
export const documentFile = (document: Contract): string => `/** What the server works by: the contract without prose and examples. */
export const contract: Document = ${JSON.stringify(withoutProse(document), undefined, 1)}

/** An OpenAPI document, as far as its paths. */
export type Document = { paths: Record<string, Record<string, unknown>>; [key: string]: unknown }
`

/** A copy without summaries, and with empty descriptions, since OpenAPI demands one of every response. */
function withoutProse(node: Value, isMap = false): Value {
  if (Array.isArray(node)) return node.map((item) => withoutProse(item))
  if (!isTree(node)) return node
  const kept: Tree = {}
  for (const [key, value] of Object.entries(node)) {
    const isProse = !isMap && typeof value === 'string'
    if (isProse && key === 'summary') continue
    kept[key] = isProse && key === 'description' ? '' : withoutProse(value, !isMap && key === 'properties')
  }
  return kept
}
