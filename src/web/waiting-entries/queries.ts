import { queryOptions } from '@tanstack/react-query'
import type { Data } from '#api/client.ts'
import { ApiError, errorCode } from '#api/errors.ts'
import type { WaitingEntryInput, WaitingEntryUpdate } from '#api/generated/app.ts'
import { addDays } from '#domain/weeks.ts'
import { sendOnce } from '#web/changes/send-once.ts'
import { api } from '#web/data/api.ts'
import { createFetcher, list } from '#web/data/list.ts'
import { get } from '#web/data/query.ts'
import { useChangeMutation } from '#web/data/use-change-mutation.ts'

/** A client who waits for a slot, and what suits them. */
export type ListedEntry = Data<'get', '/v1/waiting-list'>[number]

/** A free slot that suits an entry, with the workers who are free in it. */
export type WaitingSlot = Data<'get', '/v1/waiting-list/{id}/slots'>[number]

/** A free slot with one worker. */
export type FreeSlot = { turnId: string; sessionDate: string; time: number; workerId: string }

type Filters = { clientId?: string | undefined; workerId?: string | undefined; scheduleId?: string | undefined }

/** The path of all queries of the waiting list. */
export const waitingListPath = '/v1/waiting-list'

/** The number of entries that are read. A longer list says how many it leaves out. */
const maxEntries = 500

/** Those who wait, the longest waiting first. */
export const waitingEntriesQuery = (filters: Filters = {}) => list(waitingListPath, { ...filters, limit: maxEntries })

/** Returns the function that fetches any part of the list. */
export const createWaitingFetcher = (filters: Filters) => createFetcher(waitingListPath, filters)

/** One entry. The contract has no operation for it, so it is found in the list. */
export const waitingEntryQuery = (id: string) =>
  queryOptions({
    queryKey: [waitingListPath, 'entry', id] as const,
    queryFn: async ({ signal }): Promise<ListedEntry> => {
      const entries = await api.send('get', waitingListPath, undefined, signal)
      const entry = entries.find((other) => other.id === id)
      if (!entry) throw new ApiError(errorCode.notFound, 'Ya no está en la lista de espera.', { status: 404 })
      return entry
    },
  })

/** Those who wait and whom a free slot suits, the longest waiting first. */
export const waitingMatchesQuery = (slot: FreeSlot) => get('/v1/waiting-list/matches', { query: slot })

/** The number of days of which free slots are searched, the most that the contract allows. */
export const searchedDays = 28

/** The free slots that suit an entry from a date on, in the order of time: with any worker, or with one. */
export const waitingSlotsQuery = (id: string, from: string, workerId?: string) =>
  get('/v1/waiting-list/{id}/slots', {
    path: { id },
    query: { from, to: addDays(from, searchedDays - 1), ...(workerId && { workerId }) },
  })

export const useCreateWaitingEntry = () =>
  useChangeMutation([waitingListPath], (body: WaitingEntryInput) => sendOnce('/v1/waiting-list', { body }))

/** Changes what suits someone. Rejects with a conflict if another user has changed it since it was read. */
export const useUpdateWaitingEntry = () =>
  useChangeMutation([waitingListPath], ({ id, ...body }: WaitingEntryUpdate & { id: string }) =>
    api.change('put', '/v1/waiting-list/{id}', { path: { id }, body }),
  )

export const useDeleteWaitingEntry = () =>
  useChangeMutation([waitingListPath], (id: string) => api.change('delete', '/v1/waiting-list/{id}', { path: { id } }))
