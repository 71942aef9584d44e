import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Problem } from '#domain/problem.ts'
import { useCan } from '../../../auth/access.ts'
import { workersQuery } from '../../../people/queries.ts'
import type { Client, Slot, Worker } from '../../data/queries.ts'
import type { BookingValues } from './booking-values.ts'
import { formatConflict, useAvailability } from './use-availability.ts'
import { useUsualPairs } from './use-usual-pairs.ts'

interface Options {
  /** The ids that the form holds. */
  values: Pick<BookingValues, 'clientId' | 'workerId'>
  /** The slot that is booked, or the first one of a series. */
  slot: Slot
  refusedIds: ReadonlySet<string>
  initial: { client?: Client; worker?: Worker }
}

/** Finds the people whose ids the form holds, suggests the worker, and checks whether they are free. */
export function useBookingPeople({ values, slot, refusedIds, initial }: Options) {
  const { findUsualWorkerIds, findUsualClients } = useUsualPairs()
  const workersAnswer = useQuery({ ...workersQuery(), enabled: useCan()('listWorkers') })
  const availability = useAvailability(slot, refusedIds)
  // The list of clients is read in parts, so that the latest choice may be missing from it later.
  const [chosenClient, setChosenClient] = useState(initial.client)

  const findClient = (id: string | undefined) => (id && chosenClient?.id === id ? chosenClient : undefined)
  const client = findClient(values.clientId)
  // The client's usual worker, when there is one who is free, is suggested until the user selects a worker.
  const usualIds = client ? findUsualWorkerIds(client.id) : []
  const [suggestedId] = usualIds.length === 1 && availability.workers.initiallyFree?.has(usualIds[0] ?? '') ? usualIds : []
  const findWorker = (id: string | undefined) =>
    [...(workersAnswer.data ?? []), ...(initial.worker ? [initial.worker] : [])].find((worker) => worker.id === (id || suggestedId))
  const worker = findWorker(values.workerId)

  /**
   * Checks that a client and a worker are selected and have no known conflict. A conflict that only the server has found does not prevent another
   * attempt.
   */
  const checkPeople = ({ clientId, workerId }: Options['values']): Problem[] => {
    const checked = { client: findClient(clientId), worker: findWorker(workerId) }
    const conflicts = {
      clientId: checked.client && availability.clients.getConflict(checked.client),
      workerId: checked.worker && availability.workers.getConflict(checked.worker),
    }
    return [
      ...(clientId ? [] : [{ path: 'clientId', message: 'Elija un cliente de la lista.' }]),
      ...(checked.worker ? [] : [{ path: 'workerId', message: 'Elija un trabajador de la lista.' }]),
      ...Object.entries(conflicts).flatMap(([path, found]) =>
        found && !found.isFromRefusal ? [{ path, message: formatConflict(found) }] : [],
      ),
    ]
  }
  return {
    ...{ client, worker, findClient, findWorker, setChosenClient, checkPeople, availability },
    ...{ workers: workersAnswer.data, usualIds, usualClients: worker ? findUsualClients(worker.id, slot) : [] },
    /** True while it is unknown who is free, or who works here. */
    hasFailed: Boolean(workersAnswer.error ?? availability.clients.error ?? availability.workers.error),
  }
}

export type BookingPeople = ReturnType<typeof useBookingPeople>
