import { hasAnyAccess } from '#domain/access.ts'
import { getAccessCodes, hasOperation, type Operation } from './access.ts'
import { useSignedInUser } from './signed-in-user.ts'

/** Returns the function that checks whether the signed-in user may call an operation for everybody's data, not only for their own. */
export function useCanForEverybody(): (operation: Operation) => boolean {
  const codes = new Set(useSignedInUser().access.map(({ code }) => code))
  return (operation) => hasOperation(operation) && hasAnyAccess(codes, getAccessCodes(operation))
}
