import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import type { Feed } from '#api/generated/app.ts'
import { api } from '#web/data/api.ts'
import { useChangeMutation } from '#web/data/use-change-mutation.ts'

const feedPath = '/v1/workers/{id}/feed'

/** The calendar feed of a worker; null without one. */
export const workerFeedQuery = (id: string) =>
  queryOptions({
    queryKey: [feedPath, { path: { id } }] as const,
    queryFn: async ({ signal }): Promise<Feed | null> => {
      try {
        return await api.send('get', feedPath, { path: { id } }, signal)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

/** Gives a worker a feed with a new address. An earlier address stops working immediately. */
export const useRenewFeed = (id: string) => useChangeMutation([feedPath], () => api.post(feedPath, { path: { id } }))

/** Ends the feed of a worker. */
export const useEndFeed = (id: string) => useChangeMutation([feedPath], () => api.delete(feedPath, { path: { id } }))
