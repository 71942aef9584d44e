import { useMemo, useState } from 'react'
import { useCan } from '#web/auth/access.ts'
import { getPollInterval } from '#web/data/live/live-state.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { type BusyTime, ignoreAbsences, isBusyIn } from '#web/session-data/busy/busy-period.ts'
import { describeReason, describeUnavailable, findOverlappingPeriods } from '#web/session-data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '#web/session-data/busy/load-busy-time.ts'
import { mayAcceptUnavailable } from '#web/session-data/changes/may-accept.ts'
import {
  availablePeopleQuery,
  type Client,
  clientSearchLimit,
  freeClientsQuery,
  type Slot,
  type Worker,
} from '#web/session-data/queries.ts'

/** The reason why a person is not free. */
export interface PersonConflict {
  /** The conflict in a few words: "ocupada", "ausente". */
  label: string
  /** "con Ana Torres, 08:00 – 08:45", when the user may know it. */
  meeting: string | undefined
  /** True for a worker who is not available and can be booked all the same. */
  isAcceptable: boolean
}

/** The clients or the workers who are free in a slot. */
export interface Availability {
  /**
   * The ids of the people who were free when the answer first arrived: people keep their position in a list while colleagues book.
   * Undefined until the first answer; empty when the call failed.
   */
  initiallyFree: ReadonlySet<string> | undefined
  /** True for those people, and in a large clinic for the others who have no session then. */
  isFree: (person: Client | Worker) => boolean
  /** The number of people who are free now. */
  freeCount: number | undefined
  /** Undefined for a person who is free, and while that is unknown. */
  getConflict: (person: Client | Worker) => PersonConflict | undefined
  /** "La clínica cierra el 8 de diciembre (Inmaculada).", if it does. */
  closedText: string | undefined
  error: unknown
}

/** The query is polled, because colleagues book too while a form is open. */
const pollOptions = { staleTime: 0, refetchInterval: getPollInterval }

/**
 * Polls who is free in a slot, and the conflicts of the others. `isSeries`: true for the first slot of a series, which absences and closing days do not prevent.
 * `busy`: the known busy time of the slot's date.
 */
export function useAvailability(slot: Slot, isSeries: boolean): { clients: Availability; workers: Availability; busy: BusyTime } {
  const canAccept = mayAcceptUnavailable(useCan())
  const busy = useBusyTime({ turnId: slot.turnId, period: { from: slot.date, to: slot.date } }, pollOptions)
  const overlapping = findOverlappingPeriods(busy, slot)
  const closed = isSeries ? undefined : overlapping.find(({ reason }) => reason.kind === 'closed')
  const closedText = closed && describeUnavailable(closed, slot, busy)
  const addConflicts = ({ free, hasMore, ...rest }: FreePeople): Availability => {
    const findPeriod = (person: Client | Worker) => overlapping.find((period) => isBusyIn(person, period))
    // Beyond the part that is listed, who has no session is free. Until the sessions are known, nobody is called busy.
    const isFreeBeyond = (person: Client | Worker) => hasMore && !findPeriod(person)
    return {
      ...rest,
      closedText,
      isFree: (person) => rest.initiallyFree?.has(person.id) === true || isFreeBeyond(person),
      getConflict: (person) => {
        if (!free || free.has(person.id) || isFreeBeyond(person)) return
        const period = findPeriod(person)
        if (!period || period.reason.kind === 'session')
          return { label: person.person.gender ? 'ocupado' : 'ocupada', meeting: period && describeReason(period), isAcceptable: false }
        const isAcceptable = canAccept || (isSeries && period.reason.kind !== 'hours')
        return { label: describeReason(period), meeting: undefined, isAcceptable }
      },
    }
  }
  return {
    clients: addConflicts(useFreeClientsOfSlot(slot)),
    workers: addConflicts(useFreeWorkersOfSlot(slot)),
    busy: isSeries ? ignoreAbsences(busy) : busy,
  }
}

type FreePeople = Pick<Availability, 'initiallyFree' | 'freeCount' | 'error'> & { free: ReadonlySet<string> | undefined; hasMore: boolean }

function useFreeWorkersOfSlot(slot: Slot): FreePeople {
  // Those who are free can be chosen from the list of workers only.
  const enabled = useCan()('listWorkers')
  const { data, error } = useAllowedQuery({ ...availablePeopleQuery(slot, 'worker'), enabled, ...pollOptions })
  return { ...useFirstAnswer(slot, data, error), freeCount: data?.length, hasMore: false, error }
}

/** A large clinic has too many free clients to send them all. The sessions of the date tell about those who are not among the first. */
function useFreeClientsOfSlot(slot: Slot): FreePeople {
  const query = freeClientsQuery(slot, useListsAllTurns() ? clientSearchLimit : undefined)
  const enabled = useCan()('listClients')
  const { data, error } = useAllowedQuery({ ...query, enabled, ...pollOptions })
  return { ...useFirstAnswer(slot, data?.ids, error), freeCount: data?.count, hasMore: data?.hasMore === true, error }
}

/** Keeps the ids of the first answer for a slot beside those of the latest one. */
function useFirstAnswer(slot: Slot, ids: readonly string[] | undefined, error: unknown) {
  const free = useMemo(() => ids && new Set(ids), [ids])
  const key = `${slot.turnId} ${slot.date} ${slot.time}`
  const [first, setFirst] = useState<{ key: string; ids: ReadonlySet<string> }>()
  if (free && first?.key !== key) setFirst({ key, ids: free })
  const idsWithoutAnswer = error ? noIds : undefined
  return { free, initiallyFree: free ? (first?.key === key ? first.ids : free) : idsWithoutAnswer }
}

const noIds: ReadonlySet<string> = new Set()

/** Formats the text beside a selected person who is not free. */
export const formatConflict = (conflict: PersonConflict | undefined) =>
  conflict && !conflict.isAcceptable
    ? `No está libre${conflict.meeting ? `: ${conflict.meeting}` : ''}. Elija a otra persona u otra hora.`
    : undefined
