import type { Data } from '#api/client.ts'
import type { WorkingHoursInput } from '#api/generated/app.ts'
import { api } from '#web/data/api.ts'
import { get } from '#web/data/query.ts'
import { useChangeMutation } from '#web/data/use-change-mutation.ts'

/** A period of a weekday in which a worker is there. */
export type WorkingPeriod = Data<'get', '/v1/workers/{id}/working-hours'>[number]

/** The working hours of a worker. An empty list: the worker is there whenever a turn runs. */
export const workerHoursQuery = (id: string) => get('/v1/workers/{id}/working-hours', { path: { id } })

/** The working hours of all workers that are valid on a date of a period, at most 400 days. */
export const allHoursQuery = (from: string, to: string) => get('/v1/working-hours', { query: { from, to } })

/** Replaces the whole list of a worker's working hours. */
export const useReplaceHours = (id: string) =>
  useChangeMutation(['/v1/workers/{id}/working-hours', '/v1/working-hours', '/v1/sessions'], (body: WorkingHoursInput[]) =>
    api.change('put', '/v1/workers/{id}/working-hours', { path: { id }, body }),
  )
