import { useCan } from '#web/auth/access.ts'

/** Returns what the signed-in user may do with the links of clients. Without `read`, nothing about a link is shown. */
export function usePublicLinkAccess() {
  const can = useCan()
  const canChoose = can('listSchedules') && can('listWorkers')
  const read = can('getPublicLink')
  return {
    read,
    create: read && canChoose && can('generatePublicLink') && can('createPublicLink'),
    change: read && canChoose && can('updatePublicLink'),
    regenerate: read && can('generatePublicLink') && can('updatePublicLink'),
    revoke: read && can('deletePublicLink'),
  }
}
