import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#api/generated/app.ts'
import type { Can } from '#web/auth/access.ts'
import { sendOnce } from '#web/changes/send-once.ts'
import { loadedLifetime, mutationLifetime } from '#web/constants.ts'
import { api } from '#web/data/api.ts'
import { createFetcher, list } from '#web/data/list.ts'
import { get } from '#web/data/query.ts'
import type { PeopleView } from '#web/people/people-list.ts'
import { invalidatePeople, usePeopleMutation } from '#web/people/use-people-mutation.ts'
import { type FetchPage, fetchAllPages } from '#web/ui/list/fetch-all-pages.ts'
import { buildPageQuery, buildResultQuery } from '#web/ui/list/list-view.ts'
import type { ClientOutput } from './client-values.ts'
import { showsSessions } from './clients-list.ts'

/** The clients that a view shows, with their sessions where the list shows these. */
export const clientListQuery = (view: PeopleView, can: Can) => ({
  ...list('/v1/clients', { ...buildPageQuery(view), ...buildFilterQuery(view, can) }),
  // Every change of the agenda may change who has upcoming sessions.
  ...((view.filters.upcoming !== undefined || showsSessions(can)) && { staleTime: loadedLifetime }),
})

/** Returns the query parameters of the filters and of the columns. */
const buildFilterQuery = ({ filters: { upcoming, linked, incomplete, phone } }: PeopleView, can: Can) => ({
  ...(upcoming === 'false' && { upcoming: false }),
  ...(upcoming === 'rebook' && { toRebook: true }),
  ...(linked !== undefined && { linked: true }),
  ...(incomplete !== undefined && { incomplete: true }),
  ...(phone !== undefined && { badPhone: true }),
  ...(showsSessions(can) && { withSessions: true }),
})

/** Fetches any part of the clients that a view's search finds. */
export const createClientFetcher = (view: PeopleView, can: Can): FetchPage<Client> =>
  createFetcher('/v1/clients', { ...buildResultQuery(view), ...buildFilterQuery(view, can) })

/** Fetches all clients, as they are now. */
export const fetchAllClients = (signal: AbortSignal) => fetchAllPages(createFetcher('/v1/clients', {}), signal)

/** The number of clients whom each filter finds. */
export const clientCountsQuery = () => ({ ...get('/v1/clients/counts'), staleTime: loadedLifetime })

const createClient = (body: ClientOutput) => sendOnce('/v1/clients', { body })

export const useCreateClient = () => usePeopleMutation(createClient)

/** Registers many clients, one `registerClient` each; `finish` refetches the lists once at the end. The caller handles the end of the sign-in. */
export function useClientImport() {
  const queryClient = useQueryClient()
  const { mutateAsync: registerClient } = useMutation({
    mutationFn: createClient,
    meta: { resumesAfterSignIn: true },
    gcTime: mutationLifetime,
  })
  return { registerClient, finish: () => invalidatePeople(queryClient) }
}

/** Updates a client. Rejects with a conflict if another user has changed it since it was read. */
export const useUpdateClient = () =>
  usePeopleMutation((body: Pick<Client, 'id' | 'updatedAt'> & ClientOutput) =>
    api.change('put', '/v1/clients/{id}', { path: { id: body.id }, body }),
  )

/** Everything that is stored about a client. A tab that was left open reads it again, because the client may have been erased. */
export const exportQuery = (id: string) => ({
  ...get('/v1/clients/{id}/export', { path: { id } }),
  refetchOnWindowFocus: 'always' as const,
})

/** Erases the data of a client; `leavePage` navigates away from the client's own page. */
export const useEraseClient = (leavePage: () => Promise<void>) =>
  usePeopleMutation((id: string) => api.post('/v1/clients/{id}/erase', { path: { id } }), leavePage)

/** Deletes a client; `leavePage` navigates away from the client's own page. */
export const useDeleteClient = (leavePage?: () => Promise<void>) =>
  usePeopleMutation((id: string) => api.change('delete', '/v1/clients/{id}', { path: { id } }), leavePage)
