import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { assignSubstitutes, type DatedRange, proposeTimes } from '#domain/assign.ts'
import { groupBy } from '#domain/group-by.ts'
import { overlaps } from '#domain/overlap.ts'
import { listDates } from '#domain/periods.ts'
import { hasSamePeopleAndSlot, sessionKey } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { useCan } from '../../auth/access.ts'
import { schedulesQuery } from '../../schedules/queries.ts'
import type { BusyTime } from '../../sessions/data/busy/busy-period.ts'
import { findConflict } from '../../sessions/data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '../../sessions/data/busy/load-busy-time.ts'
import { isAtSameTime } from '../../sessions/data/is-at-same-time.ts'
import type { Session, Slot, Worker } from '../../sessions/data/queries.ts'
import { useNow } from '../../sessions/data/use-now.ts'
import { listStartTimes } from '../../sessions/overlay/slot/list-start-times.ts'
import {
  countMeetings,
  type PossibleWorkers,
  sortPossibleWorkers,
  toDatedRange,
  toTakeover,
} from '../../sessions/reassign/choose-workers.ts'
import { fetchPossibleWorkers } from '../../sessions/reassign/use-reassign.ts'
import type { Settlement, SettlementChoice, UnsettledItem } from './settlement.ts'
import { isReassignable } from './unsettled-query.ts'

/** The days after a session in which another slot for it is searched, and the most days of which the server lists all sessions at once. */
const days = { searched: 14, read: 62 }

/** The number of slots that are offered for a session. */
const maxSlots = 8

/**
 * Plans what is done about each included item, by the choices of the user: a substitute, assigned for all items at once, or another slot, or nothing where
 * there is neither.
 */
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
    queryKey: ['/v1/sessions/available-people', 'to settle', sessions.map(sessionKey)],
    queryFn: () => fetchPossibleWorkers(queryClient, sessions, can),
    enabled: asksWho && sessions.length > 0,
    staleTime: 0,
  })
  const free = useFreeSlots(sessions, canMove)

  return useMemo(() => {
    /** False until it is known who is free and when, or that nobody can be asked. */
    const isReady = free.isKnown && (!asksWho || getPossible !== undefined || error !== null)
    const known = new Map(workers.map((worker) => [worker.id, worker]))
    const getFree = (session: Session): PossibleWorkers => (isReassignable(session) && getPossible?.(session)) || nobody
    const itemsByKey = new Map(items.map((item) => [item.key, item]))
    const included = items.filter(({ key }) => !excludedKeys.has(key))
    /** The workers who are free at all times of an item, those who know the client first. */
    const listFree = ({ sessions: ofItem }: UnsettledItem) => {
      const [first, ...others] = ofItem.map((session) => sortPossibleWorkers(getFree(session)))
      return first!.filter((id) => id !== ofItem[0].worker.id && known.has(id) && others.every((ids) => ids.includes(id)))
    }
    const getMeetings = ({ sessions: [session] }: UnsettledItem, id: string) => countMeetings(getFree(session).usual, id)

    const chosenIds = new Map(
      included.flatMap(({ key }) => {
        const choice = choices.get(key)
        return choice?.kind === 'reassign' && choice.workerId ? [[key, choice.workerId] as const] : []
      }),
    )
    const reassigned = included.filter(({ key }) => (choices.get(key)?.kind ?? 'reassign') === 'reassign')
    const meetings = new Map(items.map((item) => [item.sessions[0].client.id, getFree(item.sessions[0]).usual]))
    const assigned = assignSubstitutes(
      reassigned.map(({ sessions: ofItem }) => toTakeover(ofItem)),
      {
        listFree: ({ key }) => listFree(itemsByKey.get(key)!),
        countMeetings: (id, clientId) => countMeetings(meetings.get(clientId) ?? [], id),
        countSessions: (id, date) => free.countOf(id, date) ?? 0,
      },
      chosenIds,
    )

    const single = (item: UnsettledItem) => item.sessions.length === 1
    const postponed = included.filter((item) => {
      const choice = choices.get(item.key)
      return single(item) && (choice ? choice.kind === 'postpone' && choice.slot !== null : !assigned.has(item.key))
    })
    /** The times at which workers take over sessions. */
    const takenOver = groupBy(
      reassigned.flatMap(({ key, sessions: ofItem }) => ofItem.map((session) => ({ id: assigned.get(key), time: toDatedRange(session) }))),
      ({ id }) => id,
    )
    const freeSlots = new Map(
      postponed.map(({ key, sessions: [session] }) => {
        const taken = takenOver.get(session.worker.id) ?? []
        return [key, free.listSlots(session).filter((slot) => !taken.some(({ time }) => isSameTime(time, slot)))]
      }),
    )
    const proposed = proposeTimes(
      postponed.map(({ key, sessions: [{ client, worker }] }) => ({ key, clientId: client.id, workerId: worker.id })),
      ({ key }) => freeSlots.get(key) ?? [],
      new Map(
        postponed.flatMap(({ key, sessions: [session] }) => {
          const choice = choices.get(key)
          return choice?.kind === 'postpone' && choice.slot ? [[key, toTime(session, choice.slot)] as const] : []
        }),
      ),
    )

    /** True for a time that is planned for another session of the same client or worker. */
    const isTakenByOther = ({ key, sessions: [{ client, worker }] }: UnsettledItem, time: SlotTime) =>
      postponed.some(
        (other) =>
          other.key !== key &&
          (other.sessions[0].client.id === client.id || other.sessions[0].worker.id === worker.id) &&
          isSameTime(proposed.get(other.key), time),
      )
    const settle = (item: UnsettledItem): Settlement | undefined => {
      if (excludedKeys.has(item.key)) return
      const choice = choices.get(item.key)
      const slot = proposed.get(item.key)?.slot
      if (choice?.kind === 'cancel' || choice?.kind === 'keep') return { kind: choice.kind }
      if (choice?.kind === 'postpone') return { kind: 'postpone', slot: choice.slot === null ? null : (slot ?? null) }
      // A proposal that is made before the answers are there would change once they are.
      if (!isReady && !choice) return
      const worker = known.get(assigned.get(item.key) ?? '')
      if (worker) return { kind: 'reassign', worker }
      return choice || !slot ? undefined : { kind: 'postpone', slot }
    }
    return {
      isReady,
      error,
      /** True when the server has said who is free. */
      knowsFree: getPossible !== undefined,
      settle,
      /** Lists the workers who can take over an item: those who are free, and are not chosen for another one at the same time. */
      listSubstitutes: (item: UnsettledItem) => {
        const rivals = items.filter(
          (other) => other !== item && other.sessions.some((one) => item.sessions.some((own) => isAtSameTime(one, own))),
        )
        const taken = rivals.map(({ key }) => chosenIds.get(key))
        return listFree(item).filter((id) => !taken.includes(id))
      },
      getMeetings,
      /** The other slots for a session, by date and time. */
      listSlots: (item: UnsettledItem): Slot[] =>
        (freeSlots.get(item.key) ?? [])
          .filter((time, index) => time.slot === proposed.get(item.key)?.slot || (index < maxSlots && !isTakenByOther(item, time)))
          .map(({ slot }) => slot)
          .sort((one, other) => getSlotKey(one).localeCompare(getSlotKey(other))),
      countOf: free.countOf,
    }
  }, [items, excludedKeys, choices, workers, getPossible, error, asksWho, free])
}

export type SettlementPlan = ReturnType<typeof useSettlementPlan>

const nobody: PossibleWorkers = { freeIds: [], usual: [] }

/** The minutes of a slot in which a session is held. */
type SlotTime = DatedRange & { slot: Slot }

const isSameTime = (one: DatedRange | undefined, other: DatedRange) => one !== undefined && one.date === other.date && overlaps(one, other)

const toTime = (session: Session, slot: Slot): SlotTime => ({
  ...toDatedRange({ ...session, sessionDate: slot.date, time: slot.time }),
  slot,
})

const getSlotKey = ({ date, time }: Slot) => `${date} ${String(time).padStart(4, '0')}`

/** Reads the sessions and absences of some weeks, from which it is known which slots are free and how much each worker has to do. */
function useFreeSlots(sessions: readonly Session[], isAllowed: boolean) {
  const can = useCan()
  const now = useNow()
  const listsAllTurns = useListsAllTurns()
  const { data: schedules } = useQuery({ ...schedulesQuery(), enabled: can('listSchedules') })
  const dates = sessions.flatMap(({ sessionDate }) => sessionDate ?? []).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  const isSearched = isAllowed && listsAllTurns && first !== undefined && last !== undefined
  const from = first ?? ''
  const to = isSearched ? [addDays(last, days.searched), addDays(first, days.read - 1)].sort()[0]! : ''
  const busy = useBusyTime(isSearched ? { turnId: sessions[0]?.turnId ?? '', period: { from, to } } : undefined)
  return useMemo(() => {
    const periodsByDate = groupBy(busy.periods, ({ date }) => date)
    const sessionsByDate = groupBy(busy.sessions, ({ sessionDate }) => sessionDate)
    const withHours = new Set(busy.periods.flatMap(({ reason, person }) => (reason.kind === 'hours' ? person.id : [])))
    // Without working hours a worker is available every day, so only weekdays on which the turn has sessions count.
    const openDays = new Set(busy.sessions.map(({ turnId, day }) => `${turnId} ${day}`))
    const listSlots = (session: Session): SlotTime[] => {
      const { client, worker, turnId, time, sessionDate } = session
      if (!isSearched || !busy.isLoaded || sessionDate === null || sessionDate >= to) return []
      const schedule = schedules?.find(({ turns }) => turns.some(({ id }) => id === turnId))
      const isFree = (slot: Slot) => {
        if (slot.date < now.date || (slot.date === now.date && slot.time <= now.minutes)) return false
        const ofDate: BusyTime = { periods: periodsByDate.get(slot.date) ?? [], durations: busy.durations }
        // No second record of the same people can be booked in a slot, also when the first was canceled or postponed.
        const isRecorded = sessionsByDate
          .get(slot.date)
          ?.some((other) => !other.standing && hasSamePeopleAndSlot(other, { client, worker, ...slot }))
        return !isRecorded && !findConflict({ client, worker }, slot, ofDate, { session, scope: 'once' })
      }
      const slots = listDates({ from: addDays(sessionDate, 1), to: [addDays(sessionDate, days.searched), to].sort()[0]! })
        .filter((date) => withHours.has(worker.id) || openDays.has(`${turnId} ${getWeekday(date)}`))
        .flatMap((date) => {
          const times = listStartTimes(schedule, { turnId, date }, { turnId, date: sessionDate, time })
          return times.map((start): Slot => ({ turnId, date, time: start })).filter(isFree)
        })
      const isAtItsTime = (slot: Slot) => slot.time === time
      const sorted = [...slots.filter(isAtItsTime), ...slots.filter((slot) => !isAtItsTime(slot))]
      return sorted.map((slot) => toTime(session, slot))
    }
    const found = new Map<string, SlotTime[]>()
    /** Every choice asks again. */
    const listKnownSlots = (session: Session) => {
      const key = sessionKey(session)
      const slots = found.get(key) ?? listSlots(session)
      found.set(key, slots)
      return slots
    }
    return {
      listSlots: listKnownSlots,
      /** False while the sessions are read. */
      isKnown: !isSearched || busy.isLoaded || busy.hasFailed,
      /** Counts the sessions of a worker on a date. Undefined where they were not read. */
      countOf: (workerId: string, date: string): number | undefined =>
        isSearched && busy.isLoaded && date <= to
          ? (sessionsByDate.get(date) ?? []).filter(({ worker, state }) => worker.id === workerId && isActive(state)).length
          : undefined,
    }
  }, [busy, schedules, isSearched, to, now])
}
