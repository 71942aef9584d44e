import fc from 'fast-check'
import type { Session, SessionStep } from '#api/generated/app.ts'
import { type Availability, findUnavailability } from '#domain/availability.ts'
import { overlaps } from '#domain/overlap.ts'
import type { Choice, WantedSession } from '#domain/plan.ts'
import { toRecords } from '#domain/plan-records.ts'
import { createPlan, type PlanKnowledge } from '#domain/plan-rules.ts'
import { listWantedDates, type PlanSlot, type Rhythm } from '#domain/rhythm.ts'
import { hasSamePeopleAndSlot } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'

/** What a plan is made of: people and slots, when each worker is there, and what the server lists. */
export interface PlanClinic {
  people: { clients: readonly string[]; workers: readonly string[] }
  slots: readonly PlanSlot[]
  availabilityOf: (workerId: string) => Availability
  /** The sessions from `plannedPeriod`, in any state, with the dates of series. */
  listed: readonly Session[]
}

/** Today, and a day after the last date of a plan. */
export const plannedPeriod = { from: '2026-11-21', to: '2027-03-01' }

const slot = fc.nat()
const choice = fc.oneof(
  fc.constantFrom({ kind: 'none' as const }, { kind: 'skip' as const }, { kind: 'accept' as const }),
  fc.record({ kind: fc.constant('move' as const), days: fc.integer({ min: -3, max: 6 }), slot }),
  fc.record({ kind: fc.constant('worker' as const), worker: fc.nat(1) }),
)

/** A random plan of a client and a worker, also with choices that are not possible. */
export const anyPlan = fc.record({
  client: fc.nat(2),
  worker: fc.nat(1),
  slots: fc.dictionary(fc.constantFrom('2', '3'), slot, { minKeys: 1 }),
  everyWeeks: fc.constantFrom(1, 1, 2),
  from: fc.constantFrom('2026-11-21', '2026-11-24'),
  count: fc.integer({ min: 3, max: 8 }),
  choices: fc.array(choice, { minLength: 8, maxLength: 8 }),
  /** Whether all open dates are settled at the end, and how. */
  settles: fc.constantFrom('skip' as const, 'move' as const, 'worker' as const, null),
  /** The session whose series ends from the first date of the plan on, if there is one: a series is changed. */
  replaced: fc.option(fc.nat()),
  /** True for a plan that knows nothing of what is listed. */
  isBlind: fc.boolean(),
})

type PlanDraft = typeof anyPlan extends fc.Arbitrary<infer Draft> ? Draft : never

/** Returns the steps by which a plan of the domain is carried out. */
export function toPlanSteps(draft: PlanDraft, { people, slots, availabilityOf, listed }: PlanClinic): SessionStep[] {
  const [clientId, workerId] = [people.clients[draft.client]!, people.workers[draft.worker]!]
  const chooseSlot = (index: number) => slots[index % slots.length]!
  const rhythm: Rhythm = {
    slots: new Map(Object.entries(draft.slots).map(([day, index]) => [Number(day), chooseSlot(index)])),
    everyWeeks: draft.everyWeeks,
    from: draft.from,
    end: { count: draft.count },
  }
  const wanted = listWantedDates(rhythm).map((one): WantedSession => ({ ...one, key: one.date, clientId, workerId }))
  const ended = draft.replaced === null ? undefined : listed[draft.replaced % listed.length]
  const isEnded = (session: Session) =>
    ended !== undefined &&
    session.client.id === ended.client.id &&
    session.worker.id === ended.worker.id &&
    session.day === ended.day &&
    session.time === ended.time &&
    session.sessionDate! >= draft.from
  const known = toKnowledge({ people, slots, availabilityOf, listed: draft.isBlind ? [] : listed.filter((session) => !isEnded(session)) })
  const choices = new Map(
    wanted.flatMap(({ key, date }, index): [string, Choice][] => {
      const one = draft.choices[index]!
      if (one.kind === 'none') return []
      if (one.kind === 'move') return [[key, { kind: 'move', date: addDays(date, one.days), slot: chooseSlot(one.slot) }]]
      return [[key, one.kind === 'worker' ? { kind: 'worker', workerId: people.workers[one.worker]! } : one]]
    }),
  )
  const settled = draft.settles ? createPlan(wanted, choices, known).settle(draft.settles) : choices
  const sessions = createPlan(wanted, settled, known).dates.flatMap(({ session }) => session ?? [])
  const end = ended && {
    clientId: ended.client.id,
    workerId: ended.worker.id,
    day: ended.day,
    time: ended.time,
    fromDate: draft.from,
  }
  return [
    ...(end ? [{ endSeries: end }] : []),
    ...toRecords(sessions).map(({ date, until, slot, isAccepted, ...pair }) => ({
      create: {
        clientId: pair.clientId,
        workerId: pair.workerId,
        turnId: slot.turnId,
        time: slot.time,
        day: getWeekday(date),
        ...(until ? { sessionDate: null, startsOn: date, endsOn: until } : { sessionDate: date }),
        override: isAccepted,
      },
    })),
  ]
}

function toKnowledge({ people, slots, availabilityOf, listed }: PlanClinic): PlanKnowledge {
  const personIds = new Map(listed.flatMap(({ client, worker }) => [client, worker].map(({ id, person }) => [id, person.id ?? id])))
  // The last client and the last worker are the same person.
  personIds.set(people.clients.at(-1)!, 'both').set(people.workers.at(-1)!, 'both')
  const getPersonId = (id: string) => personIds.get(id) ?? id
  const findSlot = (turnId: string, time: number) => slots.find((one) => one.turnId === turnId && one.time === time)!
  const isMet = (ids: readonly string[], date: string, { time, duration }: PlanSlot) =>
    listed.some(
      (session) =>
        session.sessionDate === date &&
        isActive(session.state) &&
        overlaps({ start: session.time, end: session.time + session.duration }, { start: time, end: time + duration }) &&
        [session.client.id, session.worker.id].some((id) => ids.map(getPersonId).includes(getPersonId(id))),
    )
  const findAway = (workerId: string, date: string, { time, duration }: PlanSlot) =>
    findUnavailability({ date, start: time, end: time + duration }, availabilityOf(workerId))?.reason
  return {
    now: { date: plannedPeriod.from, minutes: 600 },
    mayAccept: true,
    getPersonId,
    getWorkerName: (id) => id,
    listSlots: () => slots,
    findBusy: ({ clientId, workerId }, { turnId, date, time }) => {
      const there = findSlot(turnId, time)
      if (isMet(workerId === undefined ? [clientId] : [clientId, workerId], date, there)) return { message: 'Ya tiene sesión' }
      const reason = workerId === undefined ? undefined : findAway(workerId, date, there)
      return reason && { message: 'No está', reason }
    },
    findState: (pair, { date, turnId, time }) => {
      const place = { client: { id: pair.clientId }, worker: { id: pair.workerId }, turnId, time }
      return listed.find((session) => session.sessionDate === date && !session.standing && hasSamePeopleAndSlot(session, place))?.state
    },
    getPossibleWorkers: ({ date, slot }) => ({
      freeIds: people.workers.filter((id) => !isMet([id], date, slot) && !findAway(id, date, slot)),
      usual: [],
    }),
  }
}
