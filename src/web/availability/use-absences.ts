import type { Data } from '#api/client.ts'
import { get } from '#web/data/query.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'

/** An absence of a worker, or a closing day of the clinic, which has no worker. */
export type ListedAbsence = Data<'get', '/v1/absences'>[number]

/** The absences and closing days that touch a period, at most 400 days: of one worker, or of all. A server may lack the operation. */
export const absencesQuery = (from: string, to: string, workerId?: string) =>
  get('/v1/absences', { query: { from, to, ...(workerId && { workerId }) } })

/** Reads the absences and closing days of a period, of one worker or of all. Nothing is read where the server or the user's access does not allow it. */
export const useAbsences = (from: string, to: string, workerId?: string) => useAllowedQuery(absencesQuery(from, to, workerId))
