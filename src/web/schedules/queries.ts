import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ScheduleInput } from '#api/generated/app.ts'
import { api } from '../api.ts'
import { get, makeStale } from '../query.ts'

/** The schedules with their turns, by name. */
export const schedulesQuery = () => get('/v1/schedules')

function useScheduleMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => makeStale(client, '/v1/schedules') })
}

export const useCreateSchedule = () => useScheduleMutation((body: ScheduleInput) => api.post('/v1/schedules', { body }))

export const useDeleteSchedule = () => useScheduleMutation((id: string) => api.delete('/v1/schedules/{id}', { path: { id } }))
