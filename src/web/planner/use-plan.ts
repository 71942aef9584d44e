import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupBy } from '#domain/group-by.ts'
import { getMonth } from '#domain/months.ts'
import { overlaps } from '#domain/overlap.ts'
import { listMonthDates, type Period } from '#domain/periods.ts'
import {
  type Choice,
  getSlotRange,
  type PlannedSession,
  type PlanSlot,
  planSessions,
  settleOpenDates,
  type WantedDate,
} from '#domain/plan.ts'
import { hasSamePeopleAndSlot } from '#domain/session-key.ts'
import { stateNames } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import { useCan } from '../auth/access.ts'
import { type Conflict, findConflict, formatShortName } from '../sessions/data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '../sessions/data/busy/load-busy-time.ts'
import { mayOverride } from '../sessions/data/changes/override.ts'
import { type Client, type Schedule, type Session, usualWorkersQuery, type Worker } from '../sessions/data/queries.ts'
import { useNow } from '../sessions/data/use-now.ts'
import { listTurnSlots } from '../sessions/data/week-view.ts'
import { sortPossibleWorkers } from '../sessions/reassign/choose-workers.ts'
import { fetchFreeWorkers } from '../sessions/reassign/fetch-free-workers.ts'
import { toPlanSlotKey } from './plan-values.ts'
import type { ReplacedSeries } from './use-replaced-series.ts'

/** How many days before and after its date a session may be moved. */
export const maxDayShift = 6

interface PlanRequest {
  client: Client | undefined
  worker: Worker | undefined
  workers: readonly Worker[]
  schedules: readonly Schedule[]
  wanted: readonly WantedDate[]
  choices: ReadonlyMap<string, Choice>
  /** The series that the plan replaces: its sessions from then on do not count. */
  replaced: ReplacedSeries | undefined
}

/** Lists the slots of all turns of schedules. */
export const listPlanSlots = (schedules: readonly Schedule[]): PlanSlot[] =>
  schedules.flatMap((schedule) =>
    schedule.turns.flatMap((turn) =>
      listTurnSlots(schedule, turn).map((time) => ({ turnId: turn.id, time, duration: schedule.sessionDuration })),
    ),
  )

/** Plans the sessions of two people on the wanted dates, by what is known of both and of the other workers. */
export function useSessionPlan({ client, worker, workers, schedules, wanted, choices, replaced }: PlanRequest) {
  const can = useCan()
  const canInsist = mayOverride(can)
  const now = useNow()
  const listsAllTurns = useListsAllTurns()
  const isReady = client !== undefined && worker !== undefined && wanted.length > 0
  const pair = useMemo(() => (client && worker ? { client, worker } : undefined), [client, worker])
  const busy = useBusyTime(
    isReady && pair
      ? {
          turnId: wanted[0]?.slot.turnId ?? '',
          period: getKnownPeriod(wanted[0]?.date ?? '', wanted.at(-1)?.date ?? ''),
          pair,
        }
      : undefined,
  )
  const busyByDate = useMemo(() => groupBy(busy.periods, ({ date }) => date), [busy.periods])
  const releasedByDate = useMemo(() => groupBy(busy.sessions, ({ sessionDate }) => sessionDate), [busy.sessions])

  const replacing = replaced?.run && { session: replaced.session, scope: 'onwards' as const, from: replaced.run.from }
  const isReplaced = ({ id }: Session) => replaced?.run?.dated.some((session) => session.id === id) === true

  const findOwnConflict = ({ date, slot, workerId, isInsisted }: PlannedSession): Conflict | undefined => {
    if (!client || !worker) return
    if (date < now.date || (date === now.date && slot.time < now.minutes)) return { message: 'Esa hora ya pasó' }
    const planned = { turnId: slot.turnId, date, time: slot.time }
    const ofDate = { periods: busyByDate.get(date) ?? [], durations: busy.durations }
    const isOther = workerId !== worker.id
    const people = { client, worker: { id: workerId } }
    // A record of the same people in the same slot would take the date out of the series, and no second one can be booked.
    const released = releasedByDate
      .get(date)
      ?.find((session) => !session.standing && !isReplaced(session) && hasSamePeopleAndSlot(session, { ...planned, ...people }))
    const conflict = findConflict({ client, worker: isOther ? undefined : worker }, planned, ofDate, replacing)
    if (conflict?.reason && isInsisted && canInsist && !released) return
    if (conflict) return conflict
    return released ? { message: `Ya hay una sesión ${stateNames[released.state].toLowerCase()} de los dos a esa hora` } : undefined
  }

  const conflicts = new Map(wanted.map((one) => [one, findOwnConflict({ ...one, workerId: worker?.id ?? '', isInsisted: false })] as const))
  const asked = wanted.filter((one) => conflicts.get(one) || choices.get(one.date)?.kind === 'worker')
  const freeWorkers = useFreeWorkers(client, asked, can('listAvailablePeople'))
  /** Somebody who is client and worker cannot attend himself. */
  const otherIds = new Set(workers.filter((other) => other !== worker && other.person.id !== client?.person.id).map(({ id }) => id))
  const listWorkers = (one: WantedDate) =>
    (freeWorkers?.(one) ?? []).filter((id) => otherIds.has(id) && !findOwnConflict({ ...one, workerId: id, isInsisted: false }))
  const findWorker = (id: string) => workers.find((other) => other.id === id)
  const findPlanConflict = (session: PlannedSession) => {
    const conflict = findOwnConflict(session)
    if (conflict || session.workerId === worker?.id) return conflict
    const other = findWorker(session.workerId)
    // Until the server has answered, the one who was chosen counts as free.
    if (other && (!freeWorkers || listWorkers(session).includes(other.id))) return
    return { message: `${other ? formatShortName(other) : 'Ese trabajador'} no está libre` }
  }
  const scheduleSlots = (turnId: string) => listPlanSlots(schedules.filter(({ turns }) => turns.some(({ id }) => id === turnId)))
  const plan = isReady && busy.isLoaded ? planSessions(wanted, worker.id, choices, findPlanConflict) : undefined
  /** True for a slot in which both people are free, also after the other sessions of the plan are booked. */
  const isFree = (date: string, slot: PlanSlot, own: WantedDate) =>
    !findOwnConflict({ date, slot, workerId: worker?.id ?? '', isInsisted: false }) &&
    !plan?.some(
      (other) => other.date !== own.date && other.session?.date === date && overlaps(getSlotRange(other.session.slot), getSlotRange(slot)),
    )
  return {
    plan,
    hasFailed: isReady && busy.hasFailed,
    /** False where the server does not list what the two people have in other turns and weeks: it then refuses what it knows. */
    isChecked: listsAllTurns,
    canInsist,
    workerName: worker ? formatShortName(worker) : '',
    findWorker,
    /** Lists the slots of a date, in the schedule of the wanted one, in which both people are free. */
    listFreeSlots: (own: WantedDate) =>
      scheduleSlots(own.slot.turnId).filter((other) => toPlanSlotKey(other) !== toPlanSlotKey(own.slot) && isFree(own.date, other, own)),
    /** Lists the slots at other dates. */
    listFreeSlotsOn: (date: string, own: WantedDate) => scheduleSlots(own.slot.turnId).filter((other) => isFree(date, other, own)),
    listWorkers,
    /** Settles all open dates in one way. */
    settle: (kind: 'skip' | 'move' | 'worker') =>
      settleOpenDates(plan ?? [], worker?.id ?? '', kind, {
        listSlots: (date) => scheduleSlots(wanted.find((one) => one.date === date)?.slot.turnId ?? ''),
        listWorkers,
        findConflict: findPlanConflict,
      }),
  }
}

/** Returns the months of all dates of a plan, with the days to which its sessions may be moved. Whole months, so that another first day needs no other calls. */
function getKnownPeriod(first: string, last: string): Period {
  const [from, to] = [addDays(first, -maxDayShift), addDays(last, maxDayShift)]
  return { from: listMonthDates(getMonth(from))[0] ?? from, to: listMonthDates(getMonth(to)).at(-1) ?? to }
}

export type SessionPlan = ReturnType<typeof useSessionPlan>

/** Reads which workers are free on dates: those who know the client first. Undefined until that is known. */
function useFreeWorkers(client: Client | undefined, dates: readonly WantedDate[], isAllowed: boolean) {
  const queryClient = useQueryClient()
  const can = useCan()
  const slots = dates.map(({ date, slot: { turnId, time } }) => ({ turnId, time, sessionDate: date }))
  const { data: getFree } = useQuery({
    queryKey: ['/v1/sessions/available-people', 'plan', slots],
    queryFn: () => fetchFreeWorkers(queryClient, slots),
    enabled: isAllowed && slots.length > 0,
  })
  const { data: usual = [] } = useQuery({
    ...usualWorkersQuery(client?.id ?? ''),
    enabled: client !== undefined && can('listUsualWorkers', { client: client.id }),
  })
  if (!getFree) return
  return ({ date, slot }: WantedDate) =>
    sortPossibleWorkers({ freeIds: getFree({ turnId: slot.turnId, time: slot.time, sessionDate: date }), usual })
}
