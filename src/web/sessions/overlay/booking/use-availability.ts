import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCan } from '../../../auth/access.ts'
import { getPollInterval } from '../../../data/live/live-state.ts'
import { type BusyPeriod, type BusyTime, ignoreAbsences, isBusyIn } from '../../data/busy/busy-period.ts'
import { describeReason, describeUnavailable, findOverlappingPeriods } from '../../data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '../../data/busy/load-busy-time.ts'
import { availablePeopleQuery, type Client, clientSearchLimit, freeClientsQuery, type Slot, type Worker } from '../../data/queries.ts'

/** The reason why a person cannot be booked. */
export interface PersonConflict {
  /** The conflict in a few words: "ocupada", "ausente". */
  label: string
  /** "con Ana Torres, 08:00 – 08:45", when the user may know it. */
  meeting: string | undefined
  /** The sentence about a worker who is not available, and whom the user can book all the same: "Ana Torres está ausente el 24 de noviembre." */
  unavailable: string | undefined
  /** True when the person was listed as free, but the server refused the booking. Then another attempt is allowed. */
  isFromRefusal: boolean
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

interface AvailabilityOptions {
  /** The people whom the server has just refused. */
  refusedIds: ReadonlySet<string>
  /** True for a series where the user cannot insist: absences and closing days do not prevent it. */
  ignoresAbsences: boolean
}

/** Polls who is free in a slot, and the conflicts of the others. `busy`: the known busy time of the slot's date. */
export function useAvailability(
  slot: Slot,
  { refusedIds, ignoresAbsences }: AvailabilityOptions,
): { clients: Availability; workers: Availability; busy: BusyTime } {
  const busy = useBusyTime({ turnId: slot.turnId, period: { from: slot.date, to: slot.date } }, pollOptions)
  const overlapping = findOverlappingPeriods(busy, slot)
  const closed = ignoresAbsences ? undefined : overlapping.find(({ reason }) => reason.kind === 'closed')
  const closedText = closed && describeUnavailable(closed, slot, busy)
  const addConflicts = ({ free, isCut, ...rest }: FreePeople): Availability => {
    const findPeriod = (person: Client | Worker) => overlapping.find((period) => isBusyIn(person, period))
    // Beyond the part that is listed, who has no session is free. Until the sessions are known, nobody is called busy.
    const isFreeBeyond = (person: Client | Worker) => isCut && !findPeriod(person)
    return {
      ...rest,
      closedText,
      isFree: (person) => rest.initiallyFree?.has(person.id) === true || isFreeBeyond(person),
      getConflict: (person) => {
        const isFromRefusal = free?.has(person.id) === true || isFreeBeyond(person)
        if (!free || (isFromRefusal && !refusedIds.has(person.id))) return undefined
        const period = findPeriod(person)
        if (ignoresAbsences && isAbsence(period)) return undefined
        if (period && period.reason.kind !== 'session' && !isFromRefusal)
          return { label: describeReason(period), meeting: undefined, unavailable: describeUnavailable(period, slot, busy), isFromRefusal }
        const meeting = period?.reason.kind === 'session' ? describeReason(period) : undefined
        return { label: person.person.gender ? 'ocupado' : 'ocupada', meeting, unavailable: undefined, isFromRefusal }
      },
    }
  }
  return {
    clients: addConflicts(useFreeClients(slot)),
    workers: addConflicts(useFreeWorkers(slot)),
    busy: ignoresAbsences ? ignoreAbsences(busy) : busy,
  }
}

type FreePeople = Pick<Availability, 'initiallyFree' | 'freeCount' | 'error'> & { free: ReadonlySet<string> | undefined; isCut: boolean }

function useFreeWorkers(slot: Slot): FreePeople {
  const canList = useCan()('listWorkers')
  const { data, error } = useQuery({ ...availablePeopleQuery(slot, 'worker'), enabled: canList, ...pollOptions })
  return { ...useFirstAnswer(slot, data, error), freeCount: data?.length, isCut: false, error }
}

/** A large clinic has too many free clients to send them all. The sessions of the date tell about those who are not among the first. */
function useFreeClients(slot: Slot): FreePeople {
  const canList = useCan()('listClients')
  const query = freeClientsQuery(slot, useListsAllTurns() ? clientSearchLimit : undefined)
  const { data, error } = useQuery({ ...query, enabled: canList, ...pollOptions })
  return { ...useFirstAnswer(slot, data?.ids, error), freeCount: data?.count, isCut: data?.isCut === true, error }
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

const isAbsence = (period: BusyPeriod | undefined) => period?.reason.kind === 'absence' || period?.reason.kind === 'closed'

/** Formats the error text beside a selected person who is not free. */
export function formatConflict({ isFromRefusal, meeting, unavailable }: PersonConflict) {
  if (unavailable) return unavailable
  if (isFromRefusal) return 'No está libre: vea el aviso.'
  return `No está libre${meeting ? `: ${meeting}` : ''}. Elija a otra persona u otra hora.`
}
