import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupBy } from '#domain/group-by.ts'
import { createSlotSearch, searchedDays } from '#domain/other-slots.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { planSettlements, type SettlementChoice } from '#domain/settle.ts'
import { addDays } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { useSchedules } from '#web/schedules/queries.ts'
import { findConflict } from '#web/session-data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '#web/session-data/busy/load-busy-time.ts'
import type { Session, Worker } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { listTurnSlots } from '#web/session-data/week-view.ts'
import { fetchPossibleWorkers } from '#web/session-selection/reassign/use-reassign.ts'
import type { UnsettledItem } from './settlement.ts'

/** The most days of which the server lists all sessions at once. */
const maxReadDays = 62

/** Loads who is free and when, and plans what is done about each included item by it and by the choices of the user. */
export function useSettlementPlan(
  items: readonly UnsettledItem[],
  excludedKeys: ReadonlySet<string>,
  choices: ReadonlyMap<string, SettlementChoice>,
  workers: readonly Worker[],
  isAllowed: boolean,
) {
  const can = useCan()
  const queryClient = useQueryClient()
  const sessions = items.flatMap((item) => item.sessions)
  const canMove = isAllowed && can('updateSession', {}) && can('createSession')
  const asksWho = canMove && can('listAvailablePeople') && can('listWorkers')
  const { data: getPossible, error } = useQuery({
    queryKey: ['/v1/sessions/available-people', 'to settle', sessions.map(getSessionKey)],
    queryFn: () => fetchPossibleWorkers(queryClient, sessions, can),
    enabled: asksWho && sessions.length > 0,
    staleTime: 0,
  })
  const search = useSlotSearch(sessions, canMove)

  return useMemo(() => {
    const isReady = search.isKnown && (!asksWho || getPossible !== undefined || error !== null)
    const known = {
      isReady,
      workers: new Map(workers.map((worker) => [worker.id, worker])),
      getPossibleWorkers: (session: Session) => getPossible?.(session) ?? { freeIds: [], usual: [] },
      listSlots: search.listSlots,
      countSessions: search.countSessions,
    }
    return {
      ...planSettlements(items, { excludedKeys, choices }, known),
      isReady,
      error,
      countSessions: search.countSessions,
      /** True when the server has said who is free. */
      knowsFree: getPossible !== undefined,
    }
  }, [items, excludedKeys, choices, workers, getPossible, error, asksWho, search])
}

export type SettlementPlan = ReturnType<typeof useSettlementPlan>

/** Reads the sessions and absences of some weeks, in which other slots are searched. */
function useSlotSearch(sessions: readonly Session[], isAllowed: boolean) {
  const now = useNow()
  const listsAllTurns = useListsAllTurns()
  const schedules = useSchedules()
  const dates = sessions.flatMap(({ sessionDate }) => sessionDate ?? []).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  const isSearched = isAllowed && listsAllTurns && first !== undefined && last !== undefined
  const from = first ?? ''
  const to = isSearched ? [addDays(last, searchedDays), addDays(first, maxReadDays - 1)].sort()[0]! : ''
  const busy = useBusyTime(isSearched ? { turnId: sessions[0]?.turnId ?? '', period: { from, to } } : undefined)
  return useMemo(() => {
    const periodsByDate = groupBy(busy.periods, ({ date }) => date)
    const times = new Map(schedules.flatMap((schedule) => schedule.turns.map((turn) => [turn.id, listTurnSlots(schedule, turn)] as const)))
    return {
      ...createSlotSearch<Session>(
        isSearched && busy.isLoaded
          ? {
              now,
              period: { from, to },
              sessions: busy.sessions,
              idsWithHours: new Set(busy.periods.flatMap(({ reason, person }) => (reason.kind === 'hours' ? person.id : []))),
              listTimes: (turnId) => times.get(turnId) ?? [],
              isBusy: (session, slot) => {
                const ofDate = { periods: periodsByDate.get(slot.date) ?? [], durations: busy.durations }
                return findConflict(session, slot, ofDate, { session, scope: 'once' }) !== undefined
              },
            }
          : undefined,
      ),
      /** False while the sessions are read. */
      isKnown: !isSearched || busy.isLoaded || busy.hasFailed,
    }
  }, [busy, schedules, isSearched, from, to, now])
}
