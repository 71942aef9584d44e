import { useQuery } from '@tanstack/react-query'
import type { Data } from '#api/client.ts'
import { useCan } from '../auth/access.ts'
import { get } from '../data/query.ts'

/** An absence of a worker, or a closing day of the clinic, which has no worker. */
export type ListedAbsence = Data<'get', '/v1/absences'>[number]

/** The absences and closing days that touch a period, at most 400 days: of one worker, or of all. A server may lack the operation. */
export const absencesQuery = (from: string, to: string, workerId?: string) =>
  get('/v1/absences', { query: { from, to, ...(workerId && { workerId }) } })

/** Reads the absences and closing days of a period, of one worker or of all. Nothing is read where the server or the user's access does not allow it. */
export function useAbsences(from: string, to: string, workerId?: string) {
  const can = useCan()
  const isAllowed = can('listAbsences', workerId === undefined ? undefined : { worker: workerId })
  return useQuery({ ...absencesQuery(from, to, workerId), enabled: isAllowed })
}
