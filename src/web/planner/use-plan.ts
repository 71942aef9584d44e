import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupBy } from '#domain/group-by.ts'
import { getMonth } from '#domain/months.ts'
import { listMonthDates, type Period } from '#domain/periods.ts'
import { getPersonId } from '#domain/person-in-role.ts'
import { type Choice, leaveOutReleased, type ReleasedDate, type WantedSession } from '#domain/plan.ts'
import { createPlan, listQuestionable, type PlanKnowledge } from '#domain/plan-rules.ts'
import type { PlanSlot } from '#domain/rhythm.ts'
import { hasSamePeopleAndSlot } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { useCanRead } from '#web/auth/can-read.ts'
import type { BusyPeriod, ClientOrWorker } from '#web/session-data/busy/busy-period.ts'
import { findConflict, formatShortName, isPartOfMove, type Move } from '#web/session-data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '#web/session-data/busy/load-busy-time.ts'
import { mayAcceptUnavailable } from '#web/session-data/changes/may-accept.ts'
import { type Schedule, type Session, usualWorkersQuery } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { listTurnSlots } from '#web/session-data/week-view.ts'
import { fetchFreeWorkers } from '#web/session-selection/reassign/fetch-free-workers.ts'

/** How many days before and after its date a session may be moved. */
export const maxDayShift = 6

interface PlanRequest {
  /** Their clients are among `clients`, their workers among `workers`. */
  wanted: readonly WantedSession[]
  clients: readonly Session['client'][]
  workers: readonly Session['worker'][]
  schedules: readonly Schedule[]
  choices: ReadonlyMap<string, Choice>
  /** What moves when the plan is carried out: it does not count. */
  move?: Move | undefined
  /** True for a session that is gone once the plan is carried out. */
  isReplaced?: (session: Session) => boolean
  /** Lists the dates that stay out of the plan, by the sessions that were read. */
  listReleased?: (sessions: readonly Session[]) => ReleasedDate[]
}

/** Lists the slots of all turns of schedules. */
export const listPlanSlots = (schedules: readonly Schedule[]): PlanSlot[] =>
  schedules.flatMap((schedule) =>
    schedule.turns.flatMap((turn) =>
      listTurnSlots(schedule, turn).map((time) => ({ turnId: turn.id, time, duration: schedule.sessionDuration })),
    ),
  )

/** Loads what is known of the people of some wanted sessions and of the other workers, and plans the sessions by it. */
export function useSessionPlan({ wanted: asked, clients, workers, schedules, choices, move, ...request }: PlanRequest) {
  const { isReplaced = () => false, listReleased = () => [] } = request
  const can = useCan()
  const now = useNow()
  const mayAccept = mayAcceptUnavailable(can)
  const listsAllTurns = useListsAllTurns()
  const busy = useBusyTime(useSearch(asked, clients, workers))
  const findPeriods = useMemo(() => indexPeriods(busy.periods), [busy.periods])
  const sessionsByDate = useMemo(() => groupBy(busy.sessions, ({ sessionDate }) => sessionDate), [busy.sessions])
  const wanted = leaveOutReleased(asked, listReleased(busy.sessions))
  const people = new Map<string, ClientOrWorker>([...clients, ...workers].map((one) => [one.id, one]))
  const workersById = new Map(workers.map((worker) => [worker.id, worker]))
  const findWorker = (id: string) => workersById.get(id)
  const isOccupied = ({ reason }: BusyPeriod) => reason.kind !== 'session' || !isReplaced(reason.session)

  const known: PlanKnowledge = {
    now,
    mayAccept,
    getPersonId: (id) => {
      const one = people.get(id)
      return one ? getPersonId(one) : id
    },
    getWorkerName: (id) => {
      const worker = findWorker(id)
      return worker && formatShortName(worker)
    },
    listSlots: (turnId) => listPlanSlots(schedules.filter(({ turns }) => turns.some(({ id }) => id === turnId))),
    findBusy: ({ clientId, workerId = '' }, slot) => {
      const [client, worker] = [people.get(clientId), people.get(workerId)]
      if (!client) return
      const periods = findPeriods(slot.date, worker ? [client, worker] : [client]).filter(isOccupied)
      return findConflict({ client, worker }, slot, { periods, durations: busy.durations }, move)
    },
    findState: ({ clientId, workerId }, { date, ...slot }) =>
      sessionsByDate
        .get(date)
        ?.find(
          (session) =>
            !session.standing &&
            !isReplaced(session) &&
            hasSamePeopleAndSlot(session, { ...slot, client: { id: clientId }, worker: { id: workerId } }),
        )?.state,
  }
  const questionable = listQuestionable(wanted, choices, known)
  const getPossibleWorkers = usePossibleWorkers(questionable, can('listAvailablePeople'))
  const { dates, listWorkers, listFreeSlots, settle } = createPlan(wanted, choices, { ...known, getPossibleWorkers })
  return {
    plan: asked.length > 0 && busy.isLoaded ? dates : undefined,
    hasFailed: asked.length > 0 && busy.hasFailed,
    /** False for a user who may not list what the people have in other turns and weeks: the server then refuses what it knows. */
    isChecked: listsAllTurns,
    mayAccept,
    findWorker,
    listWorkers,
    listFreeSlots,
    settle,
    /** Lists the other sessions that the client of a wanted one has on its date. */
    listOthersOn: ({ date, clientId, slot }: WantedSession) =>
      (sessionsByDate.get(date) ?? []).filter(
        (session) =>
          session.client.id === clientId &&
          isActive(session.state) &&
          session.time !== slot.time &&
          !isReplaced(session) &&
          !(move && isPartOfMove(session, move)),
      ),
  }
}

export type SessionPlan = ReturnType<typeof useSessionPlan>

/** Returns what is to be read for a plan: what one pair has, or everybody. */
function useSearch(wanted: readonly WantedSession[], clients: readonly Session['client'][], workers: readonly Session['worker'][]) {
  const listsAllTurns = useListsAllTurns()
  const [clientId, ...otherClientIds] = new Set(wanted.map((one) => one.clientId))
  const [workerId, ...otherWorkerIds] = new Set(wanted.map((one) => one.workerId))
  const isOnePair = otherClientIds.length + otherWorkerIds.length === 0
  const client = clients.find(({ id }) => id === clientId)
  const worker = workers.find(({ id }) => id === workerId)
  const pair = useMemo(() => (isOnePair && client && worker ? { client, worker } : undefined), [isOnePair, client, worker])
  const dates = wanted.map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (!wanted[0] || !first || !last) return
  return {
    turnId: wanted[0].slot.turnId,
    period: listsAllTurns ? getKnownPeriod(first, last, isOnePair) : { from: first, to: last },
    ...(pair && { pair }),
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

/** Reads which workers are free for sessions. Undefined until that is known. */
function usePossibleWorkers(sessions: readonly WantedSession[], isAllowed: boolean): PlanKnowledge['getPossibleWorkers'] {
  const queryClient = useQueryClient()
  const canRead = useCanRead()
  const slots = sessions.map(({ date, slot: { turnId, time } }) => ({ turnId, time, sessionDate: date }))
  const { data: getFree } = useQuery({
    queryKey: ['/v1/sessions/available-people', 'plan', slots],
    queryFn: () => fetchFreeWorkers(queryClient, slots),
    enabled: isAllowed && slots.length > 0,
  })
  const clientIds = [...new Set(sessions.map(({ clientId }) => clientId))]
  const usual = useQueries({
    queries: clientIds.map(usualWorkersQuery).map((query) => ({ ...query, enabled: canRead(query) })),
  })
  if (!getFree) return
  const usualByClient = new Map(clientIds.map((client, index) => [client, usual[index]?.data ?? []]))
  return ({ date, slot, clientId }) => ({
    freeIds: getFree({ turnId: slot.turnId, time: slot.time, sessionDate: date }),
    usual: usualByClient.get(clientId) ?? [],
  })
}
