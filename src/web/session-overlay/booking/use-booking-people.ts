import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { groupBy } from '#domain/group-by.ts'
import type { Problem } from '#domain/problem.ts'
import { getWeekday } from '#domain/weeks.ts'
import { clientQuery, workersQuery } from '#web/people/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { findConflict } from '#web/session-data/busy/find-conflict.ts'
import { getCachedSessions } from '#web/session-data/cached-sessions.ts'
import { type Client, type Session, type Slot, usualWorkersQuery, type Worker } from '#web/session-data/queries.ts'
import type { BookingValues } from './booking-values.ts'
import { useAvailability } from './use-availability.ts'

interface Options {
  /** The ids that the form holds. */
  values: Pick<BookingValues, 'clientId' | 'workerId'>
  /** The slot that is booked, or the first one of a series. */
  slot: Slot
  isSeries: boolean
  initial: { client?: Client; worker?: Worker }
}

/** Finds the people whose ids the form holds, suggests the worker, and says who is free. */
export function useBookingPeople({ values, slot, isSeries, initial }: Options) {
  const findClientsOfWorker = useClientsOfWorker()
  const workersAnswer = useAllowedQuery(workersQuery())
  const availability = useAvailability(slot, isSeries)
  // The list of clients is read in parts, so that the latest choice may be missing from it later.
  const [chosenClient, setChosenClient] = useState(initial.client)
  /** The name of the client who is being registered, as it was typed in the search. */
  const [newName, setNewName] = useState<string>()
  // Of a form that opens again, only the id of its client is kept.
  const { clientId = '' } = values
  const isMissing = clientId !== '' && clientId !== chosenClient?.id
  const missing = useAllowedQuery({ ...clientQuery(clientId), enabled: isMissing })

  const findClient = (id: string | undefined) => [chosenClient, missing.data].find((client) => client?.id === id)
  const client = findClient(clientId)
  // Until the user selects a worker, the only one who is free is suggested, or else the client's usual one if free.
  const { usualIds, isLoading } = useUsualWorkers(client?.id)
  const { initiallyFree = new Set<string>() } = availability.workers
  const [suggestedId] =
    initiallyFree.size === 1 ? initiallyFree : usualIds.length === 1 && initiallyFree.has(usualIds[0] ?? '') ? usualIds : []
  const findWorker = (id: string | undefined) =>
    [...(workersAnswer.data ?? []), ...(initial.worker ? [initial.worker] : [])].find((worker) => worker.id === (id || suggestedId))
  const worker = findWorker(values.workerId)

  /** Checks that a client and a worker are selected. */
  const checkPeople = ({ clientId, workerId }: Options['values']): Problem[] => [
    ...(findClient(clientId) ? [] : [{ path: 'clientId', message: 'Elija un cliente de la lista.' }]),
    ...(findWorker(workerId) ? [] : [{ path: 'workerId', message: 'Elija un trabajador de la lista.' }]),
  ]
  /** Finds why the two people, or the one who is selected, cannot come at another time of the date. */
  const findConflictAt = (time: number) => {
    const person = client ?? worker
    return person && findConflict({ client: person, worker }, { ...slot, time }, availability.busy)
  }
  const usualWorkers = (workersAnswer.data ?? []).filter(({ id }) => usualIds.includes(id))
  const isUsualBusy = usualWorkers.length > 0 && usualWorkers.every((usual) => availability.workers.getConflict(usual))
  return {
    client,
    worker,
    setChosenClient,
    newName,
    setNewName,
    checkPeople,
    availability,
    findConflictAt,
    /** The worker whom the client sees most, while none of the usual ones can come. */
    busyUsual: isUsualBusy ? usualWorkers.find(({ id }) => id === usualIds[0]) : undefined,
    workers: workersAnswer.data,
    usualIds,
    clientsOfWorker: worker ? findClientsOfWorker(worker.id, slot) : [],
    /** True while the order of the workers is unknown: a list must not move under the pointer or the focus. */
    isOrdering: isLoading,
    /** True while it is unknown who is free, or who works here. */
    hasFailed: Boolean(workersAnswer.error ?? availability.clients.error ?? availability.workers.error),
  }
}

export type BookingPeople = ReturnType<typeof useBookingPeople>

/**
 * Finds the workers whom a client usually sees: several when the client sees them equally often. Only the server can tell, because the browser has few of
 * the client's sessions. The answer must not change the suggested worker while a form is open.
 */
function useUsualWorkers(clientId: string | undefined) {
  const query = { ...usualWorkersQuery(clientId ?? ''), enabled: clientId !== undefined, refetchOnWindowFocus: false }
  const { data = [], isLoading } = useAllowedQuery(query)
  return { usualIds: data.filter(({ count }) => count === data[0]?.count).map(({ workerId }) => workerId), isLoading }
}

/** Finds the clients of a worker, by the weeks that are in the cache when a form opens. Sends no request. */
function useClientsOfWorker() {
  const queryClient = useQueryClient()
  const [sessions] = useState(() => getCachedSessions(queryClient))

  /** Finds the clients who come to a worker, first those who come on this weekday and time, then by number of sessions. */
  return (workerId: string, { date, time }: Slot): Client[] => {
    const sessionsByClient = groupBy(
      sessions.filter(({ worker }) => worker.id === workerId),
      ({ client }) => client.id,
    )
    const rank = (own: readonly Session[]) =>
      own.filter((session) => session.day === getWeekday(date) && session.time === time).length * 1000 + own.length
    return [...sessionsByClient].sort(([, one], [, other]) => rank(other) - rank(one)).flatMap(([, [session]]) => session?.client ?? [])
  }
}
