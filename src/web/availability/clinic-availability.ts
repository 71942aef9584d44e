import { type QueryClient, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Data } from '#api/client.ts'
import type { Availability } from '#domain/availability.ts'
import { groupBy } from '#domain/group-by.ts'
import { type Period, splitPeriod } from '#domain/periods.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { useCanRead } from '#web/auth/can-read.ts'
import type { getPollInterval } from '#web/data/live/live-state.ts'
import { asOptional, prefetchAllowed } from '#web/screen/create-loader.ts'
import { absencesQuery, type ListedAbsence } from './use-absences.ts'
import { allHoursQuery } from './working-hours.ts'

/** An entry of the working hours of a worker. */
export type ListedHours = Data<'get', '/v1/working-hours'>[number]

/** When the workers of the clinic are available in a period. */
export interface ClinicAvailability {
  closingDays: readonly ListedAbsence[]
  /** The absences of the workers, without the closing days. */
  absences: readonly ListedAbsence[]
  getOf: (workerId: string) => Availability<ListedAbsence>
}

/** Groups absences and working hours by worker. */
export function groupAvailability(listed: readonly ListedAbsence[] = [], hours: readonly ListedHours[] = []): ClinicAvailability {
  const closingDays = listed.filter(({ workerId }) => workerId === null)
  const absences = listed.filter(({ workerId }) => workerId !== null)
  const absencesByWorker = groupBy(absences, ({ workerId }) => workerId ?? '')
  const hoursByWorker = groupBy(hours, ({ workerId }) => workerId)
  return {
    closingDays,
    absences,
    getOf: (id) => ({ hours: hoursByWorker.get(id) ?? [], absences: absencesByWorker.get(id) ?? [], closingDays }),
  }
}

/** Extends a period to whole weeks, so that a day is read from the data of its week. */
const getWeeksOf = ({ from, to }: Period): [from: string, to: string] => [getWeekStart(from), addDays(getWeekStart(to), 6)]

/** The server lists the absences and hours of at most this many days at once. */
const maxListedDays = 400

/**
 * Reads when the workers are available in the weeks of a period, unless it is undefined. Where the server or the user's access does not allow it, everybody
 * is. `isLoaded`: false while something is missing, because it is loading or has failed to load.
 */
export function useClinicAvailability(
  period: Period | undefined,
  options: RefreshOptions = {},
): ClinicAvailability & { isLoaded: boolean; hasFailed: boolean } {
  const canRead = useCanRead()
  const [from, to] = getWeeksOf(period ?? { from: '2000-01-01', to: '2000-01-01' })
  const parts = period ? splitPeriod({ from, to }, maxListedDays) : []
  const absences = useQueries({
    queries: parts.map((part) => ({ ...absencesQuery(part.from, part.to), ...options })).filter(canRead),
    combine: joinParts<ListedAbsence>,
  })
  const hours = useQueries({
    queries: parts.map((part) => ({ ...allHoursQuery(part.from, part.to), ...options })).filter(canRead),
    combine: joinParts<ListedHours>,
  })
  const isLoaded = absences.isLoaded && hours.isLoaded
  const hasFailed = absences.hasFailed || hours.hasFailed
  return useMemo(
    () => ({ ...groupAvailability(absences.rows, hours.rows), isLoaded, hasFailed }),
    [absences.rows, hours.rows, isLoaded, hasFailed],
  )
}

/** Joins the answers of the parts of a period. It stands here because React Query computes the result again for each new function. */
const joinParts = <Row>(answers: readonly { data: Row[] | undefined; isError: boolean }[]) => ({
  rows: answers.flatMap(({ data }) => data ?? []),
  hasFailed: answers.some(({ data, isError }) => isError && data === undefined),
  isLoaded: answers.every(({ data }) => data !== undefined),
})

/** The queries of `useClinicAvailability`, for a loader. */
export function availabilityQueries(period: Period) {
  const weeks = getWeeksOf(period)
  return [asOptional(absencesQuery(...weeks)), asOptional(allHoursQuery(...weeks))] as const
}

type RefreshOptions = { refetchInterval?: typeof getPollInterval; refetchOnWindowFocus?: 'always' }

/** Fetches what `readClinicAvailability` reads, unless it is in the cache. A failure leaves out what it concerns: the server still refuses a booking. */
export async function fetchClinicAvailability(queryClient: QueryClient, period: Period): Promise<void> {
  await prefetchAllowed(queryClient, availabilityQueries(period))
}

/** Returns when the workers are available in the weeks of a period, by what is in the cache. */
export function readClinicAvailability(queryClient: QueryClient, period: Period): ClinicAvailability {
  const weeks = getWeeksOf(period)
  return groupAvailability(
    queryClient.getQueryData(absencesQuery(...weeks).queryKey),
    queryClient.getQueryData(allHoursQuery(...weeks).queryKey),
  )
}
