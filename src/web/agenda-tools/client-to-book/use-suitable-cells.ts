import { useMemo } from 'react'
import type { WallClock } from '#domain/today.ts'
import { addDays } from '#domain/weeks.ts'
import { unavailableNames } from '#web/availability/unavailable-names.ts'
import { getPollInterval } from '#web/data/live/live-state.ts'
import { workersQuery } from '#web/people/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { isBusyIn } from '#web/session-data/busy/busy-period.ts'
import { findConflict, findOverlappingPeriods } from '#web/session-data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '#web/session-data/busy/load-busy-time.ts'
import { type Client, usualWorkersQuery } from '#web/session-data/queries.ts'
import type { UnavailableCell } from '#web/session-data/week-availability.ts'
import { getCellKey } from '#web/session-data/week-view.ts'

type SuitableSearch = {
  turnId: string
  week: string
  /** The dates from today on, without those on which the clinic is closed. */
  dates: readonly string[]
  /** The start times of the turn's slots. */
  slots: readonly number[]
  /** The worker who is looked at. Without one it is the client's most frequent worker. */
  workerId: string | undefined
  now: WallClock
}

/**
 * Finds, for a client who is to be booked, the cells in which the client or the worker cannot meet, with the reason, and how many workers are free in each:
 * "5 libres". Undefined without a client.
 */
export function useSuitableCells(client: Client | undefined, { turnId, week, dates, slots, workerId, now }: SuitableSearch) {
  const isAsked = client !== undefined
  const { data: workers } = useAllowedQuery({ ...workersQuery(), enabled: isAsked })
  const { data: usual } = useAllowedQuery({ ...usualWorkersQuery(client?.id ?? ''), enabled: isAsked })
  const busy = useBusyTime(isAsked ? { turnId, period: { from: week, to: addDays(week, 6) } } : undefined, refreshed)
  // Without the sessions of all turns it is unknown who is free.
  const isLoaded = useListsAllTurns() && busy.isLoaded
  const shownId = workerId ?? usual?.[0]?.workerId
  return useMemo(() => {
    if (!client) return undefined
    const worker = workers?.find(({ id }) => id === shownId)
    const unavailableCells = new Map<string, UnavailableCell>()
    const freeCells = new Map<string, string>()
    for (const date of dates)
      for (const time of slots) {
        const slot = { turnId, date, time }
        const key = getCellKey(date, time)
        const conflict = findConflict({ client, worker }, slot, busy)
        const label = conflict?.reason ? unavailableNames[conflict.reason].slot : 'ocupado'
        if (conflict) unavailableCells.set(key, { label, text: `${conflict.message}.` })
        const overlapping = findOverlappingPeriods(busy, slot)
        const isOver = date === now.date && time <= now.minutes
        if (!workers || !isLoaded || isOver || overlapping.some((period) => isBusyIn(client, period))) continue
        const count = workers.filter((person) => !overlapping.some((period) => isBusyIn(person, period))).length
        if (count > 0) freeCells.set(key, count === 1 ? '1 libre' : `${count} libres`)
      }
    return { unavailableCells, freeCells }
  }, [client, workers, shownId, busy, isLoaded, turnId, dates, slots, now])
}

const refreshed = { refetchInterval: getPollInterval }
