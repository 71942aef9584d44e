import type { JsonBounds } from '#api/json-faults.ts'
import type { ContractNode } from './contract-references.ts'
import { maxProblems } from './validation-messages.ts'

/** Characters of a key that is reported as unknown. */
const maxKeyLength = 100
/** Characters of a text whose schema bounds it by a format or pattern. */
const usualTextLength = 64
/** Characters with which JSON may write a character: two escaped surrogates. */
const longestEscape = 12

/**
 * Returns the bounds of the JSON text of a body with this schema, whose references are inlined. They lie a little beyond what the schema allows, so that
 * validation, which names the field, checks for the usual mistakes.
 */
export function readBodyBounds(schema: ContractNode): JsonBounds {
  const { depth, items, keys, textLength, values } = measure(schema)
  return {
    depth: depth + 2,
    items: items + maxProblems,
    keys: keys + maxProblems,
    keyLength: maxKeyLength,
    textLength: Math.max(textLength, usualTextLength) * longestEscape,
    values: 2 * (values + maxProblems),
  }
}

type Size = Omit<JsonBounds, 'keyLength'>

/** Measures the largest value that a schema allows. The alternatives of a schema count together, as if one value had the properties of all. */
function measure(schema: ContractNode): Size {
  refuseUnbounded(schema)
  const { anyOf = [], allOf = [], properties = {}, items, maxItems = 0, maxLength = 0 } = schema as SchemaParts
  const alternatives = [...anyOf, ...allOf].map(measure)
  const fields = Object.values(properties).map(measure)
  const item = items && measure(items)
  const children = [...fields, ...(item ? [item] : [])]
  const parts = [...alternatives, ...children]
  return {
    depth: Math.max(0, ...alternatives.map(({ depth }) => depth), ...children.map(({ depth }) => depth + 1)),
    items: Math.max(maxItems, ...parts.map(({ items }) => items)),
    keys: Math.max(fields.length + sum(alternatives.map(({ keys }) => keys)), ...children.map(({ keys }) => keys)),
    textLength: Math.max(maxLength, ...parts.map(({ textLength }) => textLength)),
    values: 1 + sum([...alternatives, ...fields].map(({ values }) => values)) + maxItems * (item?.values ?? 0),
  }
}

/** The keywords whose values `measure` does not read. No schema of a body uses them. */
const unmeasured = ['$ref', 'oneOf', 'prefixItems', 'patternProperties']

/** Throws for a schema whose largest value is unknown, because valid bodies would be refused. */
function refuseUnbounded(schema: ContractNode) {
  const keyword = unmeasured.find((name) => name in schema)
  if (keyword !== undefined) throw new Error(`A body whose schema has ${keyword} has no bounds: measure it in body-bounds.ts.`)
  if ('items' in schema && !('maxItems' in schema)) throw new Error('A list in a body needs maxItems in the contract.')
}

type SchemaParts = {
  anyOf?: ContractNode[]
  allOf?: ContractNode[]
  properties?: Record<string, ContractNode>
  items?: ContractNode
  maxItems?: number
  maxLength?: number
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
