import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { weekStart } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { useSettings } from '../../../data/settings.ts'
import { schedulesQuery } from '../../../schedules/queries.ts'
import { busyQuery, durationsOf, heldDuring, meetingWith } from '../../data/busy.ts'
import { availableQuery, type Client, type Place, type Worker, weekQuery } from '../../data/queries.ts'

/** In words: "ocupada", and "con Ana Torres, 08:00 – 08:45" where that is known. `refused`: only the server's refusal says so. */
export type PersonConflict = { word: string; with: string | undefined; refused: boolean }

/** Who of the clients or workers is free in a slot. */
export interface Availability {
  /** Those who were free when that was first known; they keep their places in a list while others book. Undefined until then. */
  initiallyFree: ReadonlySet<string> | undefined
  /** How many are free now. */
  freeCount: number | undefined
  /** Why somebody cannot be booked; undefined who can, or where it is not known yet. */
  conflictOf: (somebody: Client | Worker) => PersonConflict | undefined
  error: unknown
}

// colleagues book too while a form is open
const live = { staleTime: 0, refetchInterval: 30_000 }

/** Who is free in a slot, and with whom the others are busy; asked again while the form is open. `refused`: whom the server has just found busy. */
export function useAvailability(place: Place, refused: ReadonlySet<string>): { clients: Availability; workers: Availability } {
  const meetings = useMeetings(place)
  const clients = useFreePeople(place, 'client')
  const workers = useFreePeople(place, 'worker')
  const withReasons = ({ free, ...rest }: ReturnType<typeof useFreePeople>): Availability => ({
    ...rest,
    freeCount: free?.size,
    conflictOf: ({ id, person }) => {
      if (!free || (free.has(id) && !refused.has(id))) return undefined
      return { word: person.gender ? 'ocupado' : 'ocupada', with: meetings.get(id), refused: free.has(id) }
    },
  })
  return { clients: withReasons(clients), workers: withReasons(workers) }
}

function useFreePeople(place: Place, type: 'client' | 'worker') {
  const may = useCan()(type === 'client' ? 'listClients' : 'listWorkers')
  const { data, error } = useQuery({ ...availableQuery(place, type), enabled: may, ...live })
  const free = useMemo(() => data && new Set(data), [data])
  const key = `${place.turnId} ${place.date} ${place.time}`
  const [first, setFirst] = useState<{ key: string; ids: ReadonlySet<string> }>()
  if (free && first?.key !== key) setFirst({ key, ids: free })
  return { free, initiallyFree: free && first?.key === key ? first.ids : free, error }
}

/** By the id of a client or worker whom he meets then, and when: of all turns where one may know them, else of the one that is shown. */
function useMeetings(place: Place): ReadonlyMap<string, string> {
  const can = useCan()
  const { additions } = useSettings()
  const all = additions && can('listSessions', {})
  const { data: schedules } = useQuery({ ...schedulesQuery(), enabled: can('listSchedules') })
  const { data: ofDay } = useQuery({ ...busyQuery({ from: place.date, to: place.date }), enabled: all, ...live })
  const { data: ofWeek } = useQuery({ ...weekQuery(place.turnId, weekStart(place.date)), enabled: !all && can('listTurnWeek') })
  const { turnId, date, time } = place
  return useMemo(() => {
    const durations = durationsOf(schedules ?? [])
    const held = heldDuring((all ? ofDay : ofWeek) ?? [], { turnId, date, time }, durations)
    return new Map(
      held.flatMap((session) => {
        const { client, worker } = session
        return [
          [client.id, meetingWith(worker, session, durations)],
          [worker.id, meetingWith(client, session, durations)],
        ] as const
      }),
    )
  }, [all, ofDay, ofWeek, schedules, turnId, date, time])
}

/** Beside somebody who was chosen and is not free. */
export function formatConflict({ refused, with: meeting }: PersonConflict) {
  if (refused) return 'No está libre: vea el aviso.'
  return `No está libre${meeting ? `: ${meeting}` : ''}. Elija a otra persona u otra hora.`
}
