import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { groupBy } from '#domain/group-by.ts'
import type { Problem } from '#domain/problem.ts'
import { getWeekday } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { clientQuery, workersQuery } from '../../../people/queries.ts'
import { findConflict } from '../../data/busy/find-conflict.ts'
import { getCachedSessions } from '../../data/cached-sessions.ts'
import { mayOverride } from '../../data/changes/override.ts'
import { type Client, type Session, type Slot, usualWorkersQuery, type Worker } from '../../data/queries.ts'
import type { BookingValues } from './booking-values.ts'
import { formatConflict, useAvailability } from './use-availability.ts'

interface Options {
  /** The ids that the form holds. */
  values: Pick<BookingValues, 'clientId' | 'workerId'>
  /** The slot that is booked, or the first one of a series. */
  slot: Slot
  refusedIds: ReadonlySet<string>
  isSeries: boolean
  initial: { client?: Client; worker?: Worker }
}

/** Finds the people whose ids the form holds, suggests the worker, and checks whether they are free. */
export function useBookingPeople({ values, slot, refusedIds, isSeries, initial }: Options) {
  const findClientsOfWorker = useClientsOfWorker()
  const can = useCan()
  const workersAnswer = useQuery({ ...workersQuery(), enabled: can('listWorkers') })
  const availability = useAvailability(slot, { refusedIds, ignoresAbsences: isSeries && !mayOverride(can) })
  // The list of clients is read in parts, so that the latest choice may be missing from it later.
  const [chosenClient, setChosenClient] = useState(initial.client)
  /** The name of the client who is being registered, as it was typed in the search. */
  const [newName, setNewName] = useState<string>()
  // Of a form that opens again, only the id of its client is kept.
  const { clientId = '' } = values
  const isMissing = clientId !== '' && clientId !== chosenClient?.id
  const missing = useQuery({ ...clientQuery(clientId), enabled: isMissing && can('getClient', { client: clientId }) })

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

  /**
   * Checks that a client and a worker are selected and have no known conflict. A conflict that only the server has found does not prevent another
   * attempt, and none does with `ignoresConflicts`. With `canInsist` the user may insist on a worker who is not available.
   */
  const checkPeople = (
    { clientId, workerId }: Options['values'],
    { ignoresConflicts, canInsist }: Record<'ignoresConflicts' | 'canInsist', boolean>,
  ): Problem[] => {
    const checked = { client: findClient(clientId), worker: findWorker(workerId) }
    const conflicts = {
      clientId: checked.client && availability.clients.getConflict(checked.client),
      workerId: checked.worker && availability.workers.getConflict(checked.worker),
    }
    return [
      ...(checked.client ? [] : [{ path: 'clientId', message: 'Elija un cliente de la lista.' }]),
      ...(checked.worker ? [] : [{ path: 'workerId', message: 'Elija un trabajador de la lista.' }]),
      ...Object.entries(conflicts).flatMap(([path, found]) => {
        if (!found || found.isFromRefusal || ignoresConflicts) return []
        // The reason is beside the workers. The panel of the form explains what the second press does.
        if (found.unavailable && canInsist)
          return ['Todavía no se ha reservado.', adviseOn(found.unavailable)].map((message) => ({ path: '', message }))
        return [{ path, message: formatConflict(found) }]
      }),
    ]
  }
  /** Finds why the two people, or the one who is selected, cannot come at another time of the date. */
  const findConflictAt = (time: number) => {
    const person = client ?? worker
    return person && findConflict({ client: person, worker }, { ...slot, time }, availability.busy)
  }
  const usualWorkers = (workersAnswer.data ?? []).filter(({ id }) => usualIds.includes(id))
  const isUsualBusy = usualWorkers.length > 0 && usualWorkers.every((usual) => availability.workers.getConflict(usual))
  /**
   * True when it is known that a selected person cannot come, unless the server has just said so: the button that was pressed keeps the focus. `canInsist`: a
   * worker who is only not available can.
   */
  const isPrevented = (canInsist: boolean) =>
    [client && availability.clients.getConflict(client), worker && availability.workers.getConflict(worker)].some(
      (found) => found && !found.isFromRefusal && !(found.unavailable && canInsist),
    ) && ![client, worker].some((person) => person && refusedIds.has(person.id))
  /** On a day on which the clinic is closed, nobody else is there either. */
  const adviseOn = (reason: string) =>
    `Puede elegir ${reason === availability.workers.closedText ? 'otro día' : 'a otra persona u otra hora'}, o reservar de todos modos.`
  return {
    ...{
      client,
      worker,
      findClient,
      findWorker,
      setChosenClient,
      newName,
      setNewName,
      checkPeople,
      availability,
      findConflictAt,
      isPrevented,
    },
    /** True when nothing is known to prevent the session but that the worker is not available. */
    isWorkerUnavailable: worker !== undefined && availability.workers.getConflict(worker)?.unavailable !== undefined,
    /** The worker whom the client sees most, while none of the usual ones can come. */
    busyUsual: isUsualBusy ? usualWorkers.find(({ id }) => id === usualIds[0]) : undefined,
    ...{ workers: workersAnswer.data, usualIds, clientsOfWorker: worker ? findClientsOfWorker(worker.id, slot) : [] },
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
  const can = useCan()
  const enabled = clientId !== undefined && can('listUsualWorkers', { client: clientId })
  const { data = [], isLoading } = useQuery({ ...usualWorkersQuery(clientId ?? ''), enabled, refetchOnWindowFocus: false })
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
