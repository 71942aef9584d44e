import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupBy } from '#domain/group-by.ts'
import { getMonth } from '#domain/months.ts'
import { listMonthDates, type Period } from '#domain/periods.ts'
import {
  type Choice,
  isAtOnce,
  type PlannedSession,
  type PlanSlot,
  planSessions,
  settleOpenDates,
  type WantedSession,
} from '#domain/plan.ts'
import { hasSamePeopleAndSlot } from '#domain/session-key.ts'
import { isActive, stateNames } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import { useCan } from '../auth/access.ts'
import type { BusyPeriod, ClientOrWorker } from '../sessions/data/busy/busy-period.ts'
import { type Conflict, findConflict, formatShortName, isPartOfMove, type Move } from '../sessions/data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '../sessions/data/busy/load-busy-time.ts'
import { mayOverride } from '../sessions/data/changes/override.ts'
import { type Schedule, type Session, usualWorkersQuery } from '../sessions/data/queries.ts'
import { useNow } from '../sessions/data/use-now.ts'
import { listTurnSlots } from '../sessions/data/week-view.ts'
import { sortPossibleWorkers } from '../sessions/reassign/choose-workers.ts'
import { fetchFreeWorkers } from '../sessions/reassign/fetch-free-workers.ts'
import { toPlanSlotKey } from './plan-values.ts'

/** How many days before and after its date a session may be moved. */
export const maxDayShift = 6

interface PlanRequest {
  /** Their clients are among `clients`, their workers among `workers`. */
  wanted: readonly WantedSession[]
  clients: readonly Session['client'][]
  workers: readonly Session['worker'][]
  schedules: readonly Schedule[]
  choices: ReadonlyMap<string, Choice>
  /** Returns what moves when a wanted session is booked: it does not count. */
  getMove?: (key: string) => Move | undefined
  /** True for a session that is gone once the plan is carried out. */
  isReplaced?: (session: Session) => boolean
}

/** Lists the slots of all turns of schedules. */
export const listPlanSlots = (schedules: readonly Schedule[]): PlanSlot[] =>
  schedules.flatMap((schedule) =>
    schedule.turns.flatMap((turn) =>
      listTurnSlots(schedule, turn).map((time) => ({ turnId: turn.id, time, duration: schedule.sessionDuration })),
    ),
  )

/** Plans the wanted sessions, by what is known of their people and of the other workers. */
export function useSessionPlan({ wanted, clients, workers, schedules, choices, getMove, isReplaced = () => false }: PlanRequest) {
  const can = useCan()
  const canInsist = mayOverride(can)
  const now = useNow()
  const listsAllTurns = useListsAllTurns()
  const isReady = wanted.length > 0
  const [clientId, ...otherClientIds] = new Set(wanted.map((one) => one.clientId))
  const [workerId, ...otherWorkerIds] = new Set(wanted.map((one) => one.workerId))
  const isOnePair = otherClientIds.length + otherWorkerIds.length === 0
  const client = clients.find(({ id }) => id === clientId)
  const findWorker = (id: string) => workers.find((other) => other.id === id)
  const worker = findWorker(workerId ?? '')
  const pair = useMemo(() => (isOnePair && client && worker ? { client, worker } : undefined), [isOnePair, client, worker])
  const dates = wanted.map(({ date }) => date).sort()
  const busy = useBusyTime(
    isReady
      ? {
          turnId: wanted[0]?.slot.turnId ?? '',
          period: listsAllTurns
            ? getKnownPeriod(dates[0] ?? '', dates.at(-1) ?? '', isOnePair)
            : { from: dates[0] ?? '', to: dates.at(-1) ?? '' },
          ...(pair && { pair }),
        }
      : undefined,
  )
  const findPeriods = useMemo(() => indexPeriods(busy.periods), [busy.periods])
  const sessionsByDate = useMemo(() => groupBy(busy.sessions, ({ sessionDate }) => sessionDate), [busy.sessions])
  const wantedByKey = new Map(wanted.map((one) => [one.key, one]))
  const clientsById = new Map(clients.map((one) => [one.id, one]))

  const isOccupied = ({ reason }: BusyPeriod) => reason.kind !== 'session' || !isReplaced(reason.session)

  const findOwnConflict = ({ key, date, slot, clientId, workerId, isInsisted }: PlannedSession): Conflict | undefined => {
    const client = clientsById.get(clientId)
    const worker = findWorker(wantedByKey.get(key)?.workerId ?? '')
    if (!client || !worker) return
    if (date < now.date || (date === now.date && slot.time < now.minutes)) return { message: 'Esa hora ya pasó' }
    const planned = { turnId: slot.turnId, date, time: slot.time }
    const ofDate = { periods: findPeriods(date, [client, worker]).filter(isOccupied), durations: busy.durations }
    const isOther = workerId !== worker.id
    const people = { client, worker: { id: workerId } }
    // A record of the same people in the same slot would take the date out of the series, and no second one can be booked.
    const released = sessionsByDate
      .get(date)
      ?.find((session) => !session.standing && !isReplaced(session) && hasSamePeopleAndSlot(session, { ...planned, ...people }))
    const conflict = findConflict({ client, worker: isOther ? undefined : worker }, planned, ofDate, getMove?.(key))
    if (conflict?.reason && isInsisted && canInsist && !released) return
    if (conflict) return conflict
    return released ? { message: `Ya hay una sesión ${stateNames[released.state].toLowerCase()} de los dos a esa hora` } : undefined
  }

  const isAsked = (one: WantedSession) => choices.has(one.key) || findOwnConflict({ ...one, isInsisted: false })
  const freeWorkers = useFreeWorkers(wanted.filter(isAsked), can('listAvailablePeople'))
  const listWorkers = (one: WantedSession) =>
    (freeWorkers?.(one) ?? []).filter((id) => {
      const other = findWorker(id)
      // Somebody who is client and worker cannot attend himself.
      const isOther = other && id !== one.workerId && other.person.id !== clientsById.get(one.clientId)?.person.id
      return isOther && !findOwnConflict({ ...one, workerId: id, isInsisted: false })
    })
  const findPlanConflict = (session: PlannedSession) => {
    const conflict = findOwnConflict(session)
    const own = wantedByKey.get(session.key)
    if (conflict || !own || session.workerId === own.workerId) return conflict
    const other = findWorker(session.workerId)
    // Until the server has answered, the one who was chosen counts as free.
    if (other && (!freeWorkers || listWorkers(own).includes(other.id))) return
    return { message: `${other ? formatShortName(other) : 'Ese trabajador'} no está libre` }
  }
  const scheduleSlots = ({ slot: { turnId } }: WantedSession) =>
    listPlanSlots(schedules.filter(({ turns }) => turns.some(({ id }) => id === turnId)))
  const plan = isReady && busy.isLoaded ? planSessions(wanted, choices, findPlanConflict) : undefined
  /** Lists the slots of a date in which both people are free, also after the other sessions of the plan are booked. */
  const listFreeSlotsOn = (date: string, own: WantedSession) => {
    const others = plan?.flatMap(({ session }) => (session && session.key !== own.key ? session : [])) ?? []
    return scheduleSlots(own).filter((slot) => {
      const session = { ...own, date, slot, isInsisted: false }
      return !findOwnConflict(session) && !others.some((other) => isAtOnce(other, session))
    })
  }
  return {
    plan,
    hasFailed: isReady && busy.hasFailed,
    /** False for a user who may not list what the people have in other turns and weeks: the server then refuses what it knows. */
    isChecked: listsAllTurns,
    canInsist,
    /** The sessions that were read, in any state. */
    sessionsByDate,
    findWorker,
    /** Lists the other slots of its date, in the schedule of the wanted one, in which both people are free. */
    listFreeSlots: (own: WantedSession) =>
      listFreeSlotsOn(own.date, own).filter((other) => toPlanSlotKey(other) !== toPlanSlotKey(own.slot)),
    listFreeSlotsOn,
    /** Lists the other sessions that the client of a wanted one has on its date. */
    listOthersOn: ({ key, date, clientId, slot }: WantedSession) =>
      (sessionsByDate.get(date) ?? []).filter(
        (session) =>
          session.client.id === clientId &&
          isActive(session.state) &&
          session.time !== slot.time &&
          !isReplaced(session) &&
          !(getMove?.(key) && isPartOfMove(session, getMove(key)!)),
      ),
    listWorkers,
    /** Settles all open dates in one way. */
    settle: (kind: 'skip' | 'move' | 'worker') =>
      settleOpenDates(plan ?? [], kind, { listSlots: scheduleSlots, listWorkers, findConflict: findPlanConflict }),
  }
}

/**
 * Returns the months of all dates of a plan, with the days to which its sessions may be moved. Whole months, so that another first day needs no other calls.
 */
function getKnownPeriod(first: string, last: string, isOnePair: boolean): Period {
  const [from, to] = [addDays(first, -maxDayShift), addDays(last, maxDayShift)]
  // The months of everybody would be thousands of sessions.
  if (!isOnePair) return { from, to }
  return { from: listMonthDates(getMonth(from))[0] ?? from, to: listMonthDates(getMonth(to)).at(-1) ?? to }
}

export type SessionPlan = ReturnType<typeof useSessionPlan>

/** Returns the function that finds the periods in which some people are busy on a date. */
function indexPeriods(periods: readonly BusyPeriod[]) {
  // A session occupies a person in both roles, anything else only a worker.
  const byPerson = new Map<string, BusyPeriod[]>()
  for (const period of periods)
    for (const id of new Set([period.person.id, period.person.person.id])) {
      const key = `${period.date} ${id}`
      const others = byPerson.get(key)
      if (others) others.push(period)
      else byPerson.set(key, [period])
    }
  return (date: string, people: readonly ClientOrWorker[]) => [
    ...new Set(people.flatMap(({ id, person }) => [id, person.id]).flatMap((id) => byPerson.get(`${date} ${id}`) ?? [])),
  ]
}

/** Reads which workers are free for sessions: those who know the client first. Undefined until that is known. */
function useFreeWorkers(sessions: readonly WantedSession[], isAllowed: boolean) {
  const queryClient = useQueryClient()
  const can = useCan()
  const slots = sessions.map(({ date, slot: { turnId, time } }) => ({ turnId, time, sessionDate: date }))
  const { data: getFree } = useQuery({
    queryKey: ['/v1/sessions/available-people', 'plan', slots],
    queryFn: () => fetchFreeWorkers(queryClient, slots),
    enabled: isAllowed && slots.length > 0,
  })
  const clientIds = [...new Set(sessions.map(({ clientId }) => clientId))]
  const usual = useQueries({
    queries: clientIds.map((client) => ({ ...usualWorkersQuery(client), enabled: can('listUsualWorkers', { client }) })),
  })
  if (!getFree) return
  const usualByClient = new Map(clientIds.map((client, index) => [client, usual[index]?.data ?? []]))
  return ({ date, slot, clientId }: WantedSession) =>
    sortPossibleWorkers({
      freeIds: getFree({ turnId: slot.turnId, time: slot.time, sessionDate: date }),
      usual: usualByClient.get(clientId) ?? [],
    })
}
