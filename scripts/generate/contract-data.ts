import { type Contract, isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'

/** Generates the contract as data, so that the server starts without parsing YAML. */
export const generateContract = (
  document: Contract,
): string => `/** The contract without prose and examples, from which the server makes its routes. */
export const contract: Document = ${formatJson(removeProse({ paths: document.paths, components: document.components }))}

/** The paths and components of an OpenAPI document. */
export type Document = { paths: Record<string, Record<string, unknown>>; [key: string]: unknown }
`

const maxWidth = 140

/** Formats JSON with each value that fits on one line, so that a change of the contract is one of few lines. */
function formatJson(value: JsonValue, indent = ''): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + line.length < maxWidth) return line
  const format = (part: JsonValue) => formatJson(part, `${indent} `)
  const parts = Array.isArray(value)
    ? value.map(format)
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${format(part)}`)
  const [start, end] = Array.isArray(value) ? '[]' : '{}'
  return `${start}\n${parts.map((part) => `${indent} ${part}`).join(',\n')}\n${indent}${end}`
}

/** Copies a node without summaries and descriptions. */
function removeProse(node: JsonValue, isMap = false): JsonValue {
  if (Array.isArray(node)) return node.map((item) => removeProse(item))
  if (!isJsonObject(node)) return node
  const copy: JsonObject = {}
  for (const [key, value] of Object.entries(node)) {
    const isProse = !isMap && typeof value === 'string' && (key === 'summary' || key === 'description')
    if (!isProse) copy[key] = removeProse(value, !isMap && key === 'properties')
  }
  return copy
}
