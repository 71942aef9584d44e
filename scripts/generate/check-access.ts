import { type Contract, isJsonObject, type JsonValue, listOperations } from '#api/document.ts'

/** A mistake in the contract, which a command reports in one sentence. */
export class ContractError extends Error {}

/**
 * Checks that every operation declares its access and names only access codes that exist, and that a planned one is an addition, which the web leaves out
 * where a server lacks it. Throws a ContractError for the first that does not.
 */
export function checkAccess(contract: Contract) {
  const known = new Set(listCodes(contract.components.examples?.Permissions?.value ?? []))
  for (const { operation } of listOperations(contract)) {
    const { operationId, security, 'x-access': codes, 'x-own-access': ownCodes = [] } = operation
    if (operation['x-planned'] === true && operation['x-addition'] !== true)
      throw new ContractError(`The operation ${operationId} is x-planned, so that servers lack it, and needs x-addition too.`)
    if (codes === undefined && security?.length !== 0)
      throw new ContractError(`The operation ${operationId} has neither x-access nor "security: []", so nobody knows who may call it.`)
    const unknown = [...(codes ?? []), ...ownCodes].find((code) => !known.has(code))
    if (unknown !== undefined)
      throw new ContractError(`The operation ${operationId} names the access "${unknown}", which no module in the example Permissions has.`)
  }
}

/** Lists the codes of a tree of modules. */
const listCodes = (node: JsonValue): string[] =>
  Array.isArray(node)
    ? node.flatMap(listCodes)
    : isJsonObject(node)
      ? [...(typeof node.code === 'string' && 'module_id' in node ? [node.code] : []), ...Object.values(node).flatMap(listCodes)]
      : []
