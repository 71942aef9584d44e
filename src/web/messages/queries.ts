import { queryOptions } from '@tanstack/react-query'
import type { Message as StoredMessage } from '#api/generated/app.ts'
import type { Can } from '#web/auth/access.ts'
import { createFetcher } from '#web/data/list.ts'
import { fetchAllPages } from '#web/ui/list/fetch-all-pages.ts'

/** What a client must be told about a change of sessions, as the server keeps it. */
export type UntoldMessage = StoredMessage

/** True for a user who may read what clients must be told: the call needs the access to clients too. */
export const canReadMessages = (can: Can): boolean => can('listMessages') && can('listClients')

/** What the clients, or one of them, must still be told, the oldest first. */
export const untoldQuery = (clientId?: string) =>
  queryOptions({
    queryKey: ['/v1/messages', 'untold', clientId] as const,
    queryFn: ({ signal }) => fetchAllPages(createFetcher('/v1/messages', { state: 'to-tell', ...(clientId && { clientId }) }), signal),
  })
