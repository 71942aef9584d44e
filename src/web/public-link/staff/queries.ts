import { ApiError, errorCode } from '#api/errors.ts'
import type { PublicLink, PublicLinkInput, PublicLinkUpdate } from '#api/generated/app.ts'
import { api } from '#web/data/api.ts'
import { get } from '#web/data/query.ts'
import { useChangeMutation } from '#web/data/use-change-mutation.ts'
import { workersQuery } from '#web/people/queries.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { asSide } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'

/** The record of a link, by its `url` or its `id`: its schedule and workers. */
export const publicLinkQuery = (key: string) => get('/v1/clients/public-link/get-by-url/{id}', { path: { id: key } })

/** The queries of what a link can show, for users who may choose it. */
export const publicLinkFormQueries = ({ can }: Pick<ScreenContext, 'can'>) =>
  can('getPublicLink') ? [schedulesQuery(), workersQuery()].map(asSide) : []

/** Everything that shows links: the lists and records of clients, and the links themselves. */
const linkPaths = ['/v1/clients']

const generateUrl = () => api.get('/v1/clients/public-link/generate')

/** Creates the link of a client with a new address. Rejects with a conflict if the client has a link. */
export const useCreatePublicLink = () =>
  useChangeMutation(linkPaths, async (input: Omit<PublicLinkInput, 'url'>) =>
    api.post('/v1/clients/public-link', { body: { ...input, url: await generateUrl() } }),
  )

/** Changes what a link shows; its address stays. Rejects with a conflict if another user has changed it since it was read. */
export const useUpdatePublicLink = () => useChangeMutation(linkPaths, putLink)

const withoutWorkers = 'Todos los trabajadores que mostraba fueron eliminados: elija otros con «Cambiar enlace» y regenérelo después.'

/** Gives a link a new address and resolves with the link. The old address stops working immediately. */
export const useRegeneratePublicLink = () =>
  useChangeMutation(linkPaths, async (url: string) => {
    // A colleague may have changed the link since the page was loaded, and that change stays.
    const link = await api.get('/v1/clients/public-link/get-by-url/{id}', { path: { id: url } })
    // The list of clients does not know the workers of a link.
    if (link.workerIds.length === 0) throw new ApiError(errorCode.conflict, withoutWorkers, { status: 409 })
    return putLink({ ...link, url: await generateUrl() })
  })

/** Deletes the link of a client. */
export const useRevokePublicLink = () =>
  useChangeMutation(linkPaths, (clientId: string) => api.delete('/v1/clients/{id}/public-link', { path: { id: clientId } }))

const putLink = ({ id, scheduleId, workerIds, clientId, url, updatedAt }: PublicLink) =>
  api.put('/v1/clients/public-link', {
    body: { id, scheduleId, workerIds, clientId, url, updatedAt } satisfies Record<keyof PublicLinkUpdate, unknown>,
  })
