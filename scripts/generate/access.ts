import { type Contract, listAllOperations, type Operation } from '#api/document.ts'

/** Generates the access that each operation needs. */
export function generateAccess(document: Contract): string {
  const accesses = listAllOperations(document).map(({ operation }) => `  ${operation.operationId}: ${formatAccess(operation)},`)
  return `/**
 * The access that each operation needs: none (public), or one of the codes in \`any\` (an empty list: being signed in is enough). A client,
 * worker or user in \`own\` needs none of these codes for their own data, but all codes of \`ownAccess\`. The value in \`own\` says how
 * ownership is decided: by a parameter of that name, or as the contract describes \`narrowed\`, \`record\` and \`any\`. Another server may lack an
 * operation that is an \`addition\`, and no server has one yet that is \`planned\`.
 */
export const access = {
${accesses.join('\n')}
} as const
`
}

/** Generates the method and path of each operation. */
export const generateCalls = (document: Contract): string =>
  `/** The method and path of each operation. */
export const calls = {
${listAllOperations(document)
  .map(({ method, path, operation }) => `  ${operation.operationId}: '${method.toUpperCase()} ${path}',`)
  .join('\n')}
} as const
`

/** Generates the operation that reads each path. */
export const generateReads = (document: Contract): string =>
  `/** The operation that reads each path. */
export const reads = {
${listAllOperations(document)
  .filter(({ method }) => method === 'get')
  .map(({ path, operation }) => `  '${path}': '${operation.operationId}',`)
  .join('\n')}
} as const
`

function formatAccess(operation: Operation) {
  const marks = ['addition', 'planned'].flatMap((mark) => (operation[`x-${mark}`] === true ? [`${mark}: true`] : []))
  if (operation.security?.length === 0) return `{ ${['public: true', ...marks].join(', ')} }`
  const { 'x-access': any = [], 'x-own': own, 'x-own-access': ownAccess } = operation
  const formatCodes = (codes: string[]) => `[${codes.map((code) => `'${code}'`).join(', ')}]`
  const ownership = Object.entries(own ?? {}).map(([kind, value]) => `${kind}: '${value}'`)
  const parts = [
    `any: ${formatCodes(any)}`,
    ...(own ? [`own: { ${ownership.join(', ')} }`] : []),
    ...(ownAccess ? [`ownAccess: ${formatCodes(ownAccess)}`] : []),
    ...marks,
  ]
  return `{ ${parts.join(', ')} }`
}
