import { type Contract, isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'

/** Generates the contract as data, so that the server starts without parsing YAML. */
export const generateContract = (
  document: Contract,
): string => `/** The contract without prose and examples, from which the server makes its routes. */
export const contract: Document = ${JSON.stringify(removeProse(document), undefined, 1)}

/** An OpenAPI document. */
export type Document = { paths: Record<string, Record<string, unknown>>; [key: string]: unknown }
`

/** Copies a node without summaries and with empty descriptions, because OpenAPI requires one in every response. */
function removeProse(node: JsonValue, isMap = false): JsonValue {
  if (Array.isArray(node)) return node.map((item) => removeProse(item))
  if (!isJsonObject(node)) return node
  const copy: JsonObject = {}
  for (const [key, value] of Object.entries(node)) {
    const isProse = !isMap && typeof value === 'string'
    if (isProse && key === 'summary') continue
    copy[key] = isProse && key === 'description' ? '' : removeProse(value, !isMap && key === 'properties')
  }
  return copy
}
