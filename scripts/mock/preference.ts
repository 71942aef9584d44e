import { type Contract, getJsonMedia, getSuccessResponse, isJsonObject, type Operation, resolveReference } from '#api/document.ts'

/** The status and the example that a call asks for. */
export type Preference = { code?: number; exampleKey?: string }

/**
 * Reads a header such as `Prefer: code=404`, `Prefer: example=empty` or `Prefer: code=409; example=stale`. With `operation=listClients` it applies
 * to that operation only. What the operation does not have is a problem, in words, or is ignored with `handling=lenient` (RFC 7240).
 */
export function readPreference(contract: Contract, operation: Operation, header = ''): { preference: Preference; problem?: string } {
  const parts = Object.fromEntries(header.split(/[,;]/).map((part) => part.split('=').map((text) => text.trim()) as [string, string?]))
  const { code, example } = parts
  if (parts.operation !== undefined && parts.operation !== operation.operationId) return { preference: {} }

  const response = code === undefined ? getSuccessResponse(contract, operation) : operation.responses[code]
  const examples = response && getJsonMedia(contract, resolveReference(contract, response))?.examples
  const exampleNames = isJsonObject(examples) ? Object.keys(examples) : []
  if (response && (example === undefined || exampleNames.includes(example)))
    return { preference: { ...(code !== undefined && { code: Number(code) }), ...(example !== undefined && { exampleKey: example }) } }
  if (parts.handling === 'lenient') return { preference: {} }
  const available = response
    ? `these examples: ${exampleNames.join(', ') || 'none'}`
    : `these codes: ${Object.keys(operation.responses).join(', ')}`
  return { preference: {}, problem: `${operation.operationId} does not have what 'Prefer: ${header}' asks for. It has ${available}.` }
}
