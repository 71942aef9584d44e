import { type Contract, listAllOperations, type Operation } from '#api/document.ts'

/** Generates the access, method and path of each operation. */
export function generateAccess(document: Contract): string {
  const operations = listAllOperations(document)
  const accesses = operations.map(({ operation }) => `  ${operation.operationId}: ${formatAccess(operation)},`)
  const calls = operations.map(({ method, path, operation }) => `  ${operation.operationId}: '${method} ${path}',`)
  return `/**
 * The access that each operation needs: none (public), or one of the codes in \`any\` (an empty list: being signed in is enough). A client,
 * worker or user in \`own\` needs none of these codes for their own data, but all codes of \`ownAccess\`. The value in \`own\` says how
 * ownership is decided: by a parameter of that name, or as the contract describes \`narrowed\`, \`record\` and \`any\`. The server does not have an operation
 * that is \`planned\` yet.
 */
export const access = {
${accesses.join('\n')}
} as const

/** The method and path of each operation. */
export const calls = {
${calls.join('\n')}
} as const
`
}

function formatAccess(operation: Operation) {
  const planned = operation['x-planned'] === true ? ['planned: true'] : []
  if (operation.security?.length === 0) return `{ ${['public: true', ...planned].join(', ')} }`
  const { 'x-access': any = [], 'x-own': own, 'x-own-access': ownAccess } = operation
  const formatCodes = (codes: string[]) => `[${codes.map((code) => `'${code}'`).join(', ')}]`
  const ownership = Object.entries(own ?? {}).map(([kind, value]) => `${kind}: '${value}'`)
  const parts = [
    `any: ${formatCodes(any)}`,
    ...(own ? [`own: { ${ownership.join(', ')} }`] : []),
    ...(ownAccess ? [`ownAccess: ${formatCodes(ownAccess)}`] : []),
    ...planned,
  ]
  return `{ ${parts.join(', ')} }`
}
