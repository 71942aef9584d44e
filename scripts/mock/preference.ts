import {
  type Contract,
  getJsonMedia,
  getSuccessResponse,
  isJsonObject,
  listOperations,
  type Operation,
  resolveReference,
} from '#api/document.ts'

/** The status and the example that a call asks for. */
export type Preference = { code?: number; exampleKey?: string }

/** The wishes of a call: `delay` in seconds. `problem` names in words the wish that the contract cannot fulfill. */
type ReadPreference = { preference: Preference; delay: number; problem?: string; isLenient: boolean }

const longestDelay = 60

/**
 * Reads a header such as `Prefer: code=404`, `Prefer: example=empty`, `Prefer: code=409; example=stale` or `Prefer: delay=3`. With
 * `operation=listClients` it applies to that operation only. What the operation does not have is a problem, which `handling=lenient` (RFC 7240) asks to
 * ignore.
 */
export function readPreference(contract: Contract, operation: Operation, header = ''): ReadPreference {
  const parts = Object.fromEntries(header.split(/[,;]/).map((part) => part.split('=').map((text) => text.trim()) as [string, string?]))
  const isLenient = parts.handling === 'lenient'
  const none = { preference: {}, delay: 0, isLenient }
  const describe = (problem: string) => ({
    ...none,
    problem: `${operation.operationId} does not have what 'Prefer: ${header}' asks for. ${problem}`,
  })
  if (header === '') return none
  if (parts.operation !== undefined && !listOperations(contract).some(({ operation }) => operation.operationId === parts.operation))
    return describe(`The contract has no operation ${parts.operation}.`)
  if (parts.operation !== undefined && parts.operation !== operation.operationId) return none
  const delay = Number(parts.delay ?? 0)
  if (!(delay >= 0 && delay <= longestDelay)) return describe(`A delay is in seconds, from 0 to ${longestDelay}.`)

  const { code, example } = parts
  const response = code === undefined ? getSuccessResponse(contract, operation) : operation.responses[code]
  if (!response) return describe(`It has these codes: ${Object.keys(operation.responses).join(', ')}.`)
  const examples = getJsonMedia(contract, resolveReference(contract, response))?.examples
  const exampleNames = isJsonObject(examples) ? Object.keys(examples) : []
  if (example !== undefined && !exampleNames.includes(example))
    return describe(`It has these examples: ${exampleNames.join(', ') || 'none'}.`)
  const preference = { ...(code !== undefined && { code: Number(code) }), ...(example !== undefined && { exampleKey: example }) }
  return { preference, delay, isLenient }
}
