import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { getWeekStart } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { useSettings } from '../../../data/settings.ts'
import { schedulesQuery } from '../../../schedules/queries.ts'
import { describeMeeting, findOverlappingSessions, mapTurnDurations, sessionsBetweenQuery } from '../../data/find-conflict.ts'
import { availablePeopleQuery, type Client, type Slot, type Worker, weekQuery } from '../../data/queries.ts'

/** The reason why a person cannot be booked. */
export interface PersonConflict {
  /** The conflict in one word: "ocupada". */
  label: string
  /** "con Ana Torres, 08:00 – 08:45", when the user may know it. */
  meeting: string | undefined
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
  /** The number of people who are free now. */
  freeCount: number | undefined
  /** Undefined for a person who is free, and while that is unknown. */
  getConflict: (person: Client | Worker) => PersonConflict | undefined
  error: unknown
}

/** The query is polled, because colleagues book too while a form is open. */
const pollOptions = { staleTime: 0, refetchInterval: 30_000 }

/** Polls who is free in a slot, and the conflicts of the others. `refusedIds`: the people whom the server has just refused. */
export function useAvailability(slot: Slot, refusedIds: ReadonlySet<string>): { clients: Availability; workers: Availability } {
  const meetings = useMeetings(slot)
  const clients = useFreePeople(slot, 'client')
  const workers = useFreePeople(slot, 'worker')
  const addConflicts = ({ free, ...rest }: ReturnType<typeof useFreePeople>): Availability => ({
    ...rest,
    freeCount: free?.size,
    getConflict: ({ id, person }) => {
      if (!free || (free.has(id) && !refusedIds.has(id))) return undefined
      return { label: person.gender ? 'ocupado' : 'ocupada', meeting: meetings.get(person.id), isFromRefusal: free.has(id) }
    },
  })
  return { clients: addConflicts(clients), workers: addConflicts(workers) }
}

function useFreePeople(slot: Slot, type: 'client' | 'worker') {
  const canList = useCan()(type === 'client' ? 'listClients' : 'listWorkers')
  const { data, error } = useQuery({ ...availablePeopleQuery(slot, type), enabled: canList, ...pollOptions })
  const free = useMemo(() => data && new Set(data), [data])
  const key = `${slot.turnId} ${slot.date} ${slot.time}`
  const [first, setFirst] = useState<{ key: string; ids: ReadonlySet<string> }>()
  if (free && first?.key !== key) setFirst({ key, ids: free })
  const idsWithoutAnswer = error ? noIds : undefined
  return { free, initiallyFree: free ? (first?.key === key ? first.ids : free) : idsWithoutAnswer, error }
}

const noIds: ReadonlySet<string> = new Set()

/** Describes each person's session in a slot, by the person's id: in all turns, or in this turn when the user may not list the others. */
function useMeetings(slot: Slot): ReadonlyMap<string | undefined, string> {
  const can = useCan()
  const { additions } = useSettings()
  const canListAll = additions && can('listSessions', {})
  const { data: schedules } = useQuery({ ...schedulesQuery(), enabled: can('listSchedules') })
  const { data: ofDay } = useQuery({ ...sessionsBetweenQuery({ from: slot.date, to: slot.date }), enabled: canListAll, ...pollOptions })
  const { data: ofWeek } = useQuery({ ...weekQuery(slot.turnId, getWeekStart(slot.date)), enabled: !canListAll && can('listTurnWeek') })
  const { turnId, date, time } = slot
  return useMemo(() => {
    const durations = mapTurnDurations(schedules ?? [])
    const overlapping = findOverlappingSessions((canListAll ? ofDay : ofWeek) ?? [], { turnId, date, time }, durations)
    return new Map(
      overlapping.flatMap((session) => {
        const { client, worker } = session
        return [
          [client.person.id, describeMeeting(worker, session, durations)],
          [worker.person.id, describeMeeting(client, session, durations)],
        ] as const
      }),
    )
  }, [canListAll, ofDay, ofWeek, schedules, turnId, date, time])
}

/** Formats the error text beside a selected person who is not free. */
export function formatConflict({ isFromRefusal, meeting }: PersonConflict) {
  if (isFromRefusal) return 'No está libre: vea el aviso.'
  return `No está libre${meeting ? `: ${meeting}` : ''}. Elija a otra persona u otra hora.`
}
