import type { User } from '#api/generated/app.ts'
import { findMissingAccess } from '#domain/access.ts'
import { useCan } from '#web/auth/access.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'

/** Lists the codes of the data that a user reads as a client or worker. It counts as access, as on the server. */
const listOwnerCodes = ({ clientId, workerId }: User) => [
  ...(clientId ? ['clients.read'] : []),
  ...(workerId ? ['workers.read'] : []),
  ...(clientId || workerId ? ['sessions.read'] : []),
]

/**
 * Returns a function that tells what the signed-in user may do with a user. Nobody changes a user who may do more: `missing` are the access codes
 * that only the other user has.
 */
export function useUserActions() {
  const signedIn = useSignedInUser()
  const can = useCan()
  const held = new Set(signedIn.access.map(({ code }) => code))
  return (user: User) => {
    const isOwn = user.id === signedIn.id
    const missingAccess = isOwn
      ? []
      : findMissingAccess(
          held,
          user.access.map(({ code }) => code),
        )
    const missing = isOwn ? [] : [...new Set([...missingAccess, ...findMissingAccess(held, listOwnerCodes(user))])]
    const canChangeAccess = missingAccess.length === 0 && can('giveUserAccess')
    const canChange = missing.length === 0
    return {
      isOwn,
      missing,
      canEdit: canChange && can('updateUser'),
      canDelete: canChange && !isOwn && can('deleteUser'),
      canResetPassword: canChange && !isOwn && can('resetUserPassword'),
      canRemoveSecondFactor: canChange && !isOwn && can('removeUserSecondFactor'),
      canChangeAccess,
      canChangeRoles: canChangeAccess && can('listRoles'),
    }
  }
}
