import type { Document } from '#api/generated/contract.ts'
import type { OperationId } from '#api/operation.ts'

/** Whose own data an operation may touch without the access. */
export type OwnerKind = 'client' | 'worker' | 'user'

/** Who may call an operation. */
export type AccessRule = {
  /** No sign-in is asked for. */
  public: boolean
  /** Accesses of which any one is enough; none: being signed in is. */
  any: readonly string[]
  /** Whose own data needs none of them. */
  own: readonly OwnerKind[]
  /** What must be held even for one's own data. */
  ownAccess: readonly string[]
}

/** What the server reads off one operation of the contract. */
export type ContractOperation = { id: OperationId; path: string; rule: AccessRule; success: number }

type OperationObject = {
  operationId: OperationId
  security?: unknown[]
  responses: Record<string, unknown>
  'x-access'?: string[]
  'x-own'?: OwnerKind[]
  'x-own-access'?: string[]
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** The contract's operations by id. Throws where an operation does not say who may call it. */
export function readOperations(document: Document) {
  const operations = new Map<string, ContractOperation>()
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, written] of Object.entries(item))
      if (methods.has(method)) {
        const operation = written as OperationObject
        operations.set(operation.operationId, {
          id: operation.operationId,
          path,
          rule: readAccessRule(operation, `${method.toUpperCase()} ${path}`),
          success: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
        })
      }
  return operations
}

function readAccessRule(operation: OperationObject, name: string): AccessRule {
  const isPublic = operation.security?.length === 0
  const any = operation['x-access']
  if (!isPublic && any === undefined)
    throw new Error(`The contract does not say who may call ${name}: it has neither "security: []" nor x-access.`)
  return { public: isPublic, any: any ?? [], own: operation['x-own'] ?? [], ownAccess: operation['x-own-access'] ?? [] }
}
