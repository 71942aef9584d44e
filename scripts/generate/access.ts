import { type Contract, type Operation, operationsOf } from './contract.ts'

/** Who may call each operation, and where it is. */
export function accessFile(document: Contract): string {
  const operations = operationsOf(document)
  const rights = operations.map(({ operation }) => `  ${operation.operationId}: ${rightOf(operation)},`)
  const calls = operations.map(({ method, path, operation }) => `  ${operation.operationId}: '${method} ${path}',`)
  return `/** Who may call each operation: anybody (public), or who holds any of the accesses (none: whoever is signed in), or whose own data it is, then with all of ownAccess. */
export const access = {
${rights.join('\n')}
} as const

/** The method and path of each operation. */
export const calls = {
${calls.join('\n')}
} as const
`
}

function rightOf(operation: Operation) {
  if (operation.security?.length === 0) return '{ public: true }'
  const { 'x-access': any, 'x-own': own, 'x-own-access': ownAccess } = operation
  if (!any) throw new Error(`${operation.operationId} does not say who may call it: neither "security: []" nor x-access.`)
  const parts = Object.entries({ any, own, ownAccess }).filter(([, codes]) => codes !== undefined)
  return `{ ${parts.map(([name, codes]) => `${name}: [${codes?.map((code) => `'${code}'`).join(', ')}]`).join(', ')} }`
}
