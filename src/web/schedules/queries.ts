import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Schedule, ScheduleInput, ScheduleUpdate, Turn } from '#api/generated/app.ts'
import { addDays } from '#domain/weeks.ts'
import { sendOnce } from '#web/changes/send-once.ts'
import { api } from '#web/data/api.ts'
import { invalidateQueries } from '#web/data/invalidate-queries.ts'
import { list } from '#web/data/list.ts'
import { get } from '#web/data/query.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { findAgendaDate } from './agenda-date.ts'

/** The schedules with their turns, by name. */
export const schedulesQuery = () => get('/v1/schedules')

/** Returns the schedules: none until they are loaded, and where the user may not read them. */
export const useSchedules = () => useAllowedQuery(schedulesQuery()).data ?? noSchedules
const noSchedules: Schedule[] = []

export const scheduleQuery = (id: string) => get('/v1/schedules/{id}', { path: { id } })

/** The clients whose public link shows a schedule: one row and the count. */
export const linkedClientsQuery = (linkedScheduleId: string) => list('/v1/clients', { linkedScheduleId, limit: 1 })

/** A session that blocks the change of a schedule. */
export const sessionQuery = (id: string) => get('/v1/sessions/{id}', { path: { id } })

/** The next session of some turns within two months, or else their last one, and the date on which the agenda shows it. Null when there is none. */
export const nextOrLastSessionQuery = (turns: readonly Turn[], today: string) =>
  queryOptions({
    queryKey: ['/v1/sessions', 'next or last', turns.map(({ id }) => id), today] as const,
    queryFn: async () => {
      const fetchOfTurns = async (period: { from?: string; to?: string }) => {
        const lists = await Promise.all(turns.map(({ id: turnId }) => api.get('/v1/sessions', { query: { ...period, turnId, limit: 1 } })))
        const sessions = lists.flat().map(({ turnId, ...dates }) => ({ turnId, date: findAgendaDate(dates, today) }))
        return sessions.sort((one, other) => one.date.localeCompare(other.date))
      }
      const [next] = await fetchOfTurns({ from: today, to: addDays(today, 61) })
      return next ?? (await fetchOfTurns({})).at(-1) ?? null
    },
  })

/** Sends a change of schedules; afterwards schedules and the queries below `paths` are refetched. */
function useScheduleMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, ...paths: string[]) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => invalidateQueries(queryClient, '/v1/schedules', ...paths) })
}

export const useCreateSchedule = () => useScheduleMutation((body: ScheduleInput) => sendOnce('/v1/schedules', { body }))

/** Updates a schedule. Rejects with a conflict if another user has changed it since it was read. */
export const useUpdateSchedule = () =>
  useScheduleMutation(({ id, ...body }: Omit<ScheduleUpdate, 'updatedAt'> & Pick<Schedule, 'id' | 'updatedAt'>) =>
    api.change('put', '/v1/schedules/{id}', { path: { id }, body }),
  )

/** Deletes a schedule, and with it the public links that show it. */
export const useDeleteSchedule = () =>
  useScheduleMutation((id: string) => api.change('delete', '/v1/schedules/{id}', { path: { id } }), '/v1/clients')
