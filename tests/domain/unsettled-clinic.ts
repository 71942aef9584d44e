import fc from 'fast-check'
import { type DatedRange, isSameTime, toDatedRange } from '#domain/assign.ts'
import { groupBy } from '#domain/group-by.ts'
import { createSlotSearch, type KnownSession } from '#domain/other-slots.ts'
import type { PersonInRole } from '#domain/person-in-role.ts'
import { getSessionKey } from '#domain/session-key.ts'
import type { SettlementKnowledge, UnsettledItem, UnsettledSession } from '#domain/settle.ts'
import { isActive } from '#domain/states.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'

const isSamePerson = (one: PersonInRole, other: PersonInRole) => one.person.id === other.person.id
const toPerson = (id: string): PersonInRole => ({ id, person: { id: id.replace(' as worker', '') } })
const clients = ['ian', 'zoe', 'lia'].map(toPerson)
/** Lia is a client and a worker. */
export const workers = ['ana', 'bruno', 'carmen', 'lia as worker'].map(toPerson)
export const times = [480, 530, 580]
export const [firstDate, lastDate] = ['2026-12-01', '2026-12-09']

export type Session = UnsettledSession & KnownSession

/** The sessions of some days, on which workers are absent and the clinic is closed once. Nobody has two sessions at the same time. */
export interface Clinic {
  sessions: Session[]
  isAbsent: (worker: PersonInRole, date: string) => boolean
  isClosed: (date: string) => boolean
  usual: Map<string, { workerId: string; count: number }[]>
  items: UnsettledItem<Session>[]
}

const dates = [0, 1, 2].map((days) => addDays(firstDate, days))
const date = fc.constantFrom(...dates)
/** A random clinic, in which half of the workers are absent on a day. */
export const anyClinic: fc.Arbitrary<Clinic> = fc
  .record({
    drafts: fc.array(
      fc.record({
        client: fc.constantFrom(...clients),
        worker: fc.constantFrom(...workers),
        date,
        time: fc.constantFrom(...times),
        state: fc.constantFrom('pending', 'pending', 'pending', 'confirmed', 'canceled'),
        clientReply: fc.constantFrom(undefined, undefined, undefined, 'confirmed', 'declined'),
      }),
      { minLength: 8, maxLength: 24, size: 'max' },
    ),
    /** Who is absent, by worker and date. */
    absences: fc.array(fc.boolean(), { minLength: workers.length * dates.length, maxLength: workers.length * dates.length }),
    closed: fc.constantFrom(null, null, ...dates),
    counts: fc.array(fc.constantFrom(0, 0, 1, 5), { minLength: 12, maxLength: 12 }),
    groupsDates: fc.boolean(),
  })
  .map(({ drafts, absences, closed, counts, groupsDates }) => {
    const isClosed = (on: string) => on === closed
    const isAbsent = (worker: PersonInRole, on: string) =>
      dates.includes(on) && absences[workers.indexOf(worker) * dates.length + dates.indexOf(on)] === true
    const sessions: Session[] = []
    for (const { client, worker, date: sessionDate, time, state, clientReply } of drafts) {
      const reason = isClosed(sessionDate) ? 'closed' : isAbsent(worker, sessionDate) ? 'absence' : undefined
      const session: Session = {
        client,
        worker,
        turnId: 'morning',
        sessionDate,
        time,
        duration: 45,
        day: getWeekday(sessionDate),
        standing: false,
        state: state as Session['state'],
        ...(reason && { unavailable: reason }),
        ...(clientReply && { clientReply: clientReply as 'confirmed' | 'declined' }),
      }
      const isFirst = sessions.every((other) => getSessionKey(other) !== getSessionKey(session))
      const isPossible = !isSamePerson(client, worker) && (!isActive(session.state) || !isAnybodyBusy(sessions, session))
      if (isFirst && isPossible) sessions.push(session)
    }
    const unsettled = sessions.filter((session) => isActive(session.state) && session.unavailable)
    const groups = groupBy(unsettled, (session) =>
      groupsDates ? getSessionKey({ ...session, sessionDate: null }) : getSessionKey(session),
    )
    const usual = clients.map(({ id }, row) => [
      id,
      workers.flatMap((worker, index) => {
        const count = counts[row * workers.length + index]!
        return count > 0 ? [{ workerId: worker.id, count }] : []
      }),
    ])
    return {
      sessions,
      isAbsent,
      isClosed,
      usual: new Map(usual as [string, { workerId: string; count: number }[]][]),
      items: [...groups.values()].map((ofItem) => ({ key: getSessionKey(ofItem[0]!), sessions: ofItem as [Session, ...Session[]] })),
    }
  })

/** True when the client or the worker of a session has another one at its time. */
export const isAnybodyBusy = (sessions: readonly Session[], { client, worker, ...session }: Session) =>
  [client, worker].some((one) => isBusyWith(sessions, one, toDatedRange(session)))

const isBusyWith = (sessions: readonly Session[], one: PersonInRole, time: DatedRange) =>
  sessions.some(
    (other) =>
      isActive(other.state) &&
      isSameTime(toDatedRange(other), time) &&
      [other.client, other.worker].some((someone) => isSamePerson(someone, one)),
  )

/** Creates the search for other slots of a clinic. */
export const createSearch = ({ sessions, isAbsent, isClosed }: Clinic) =>
  createSlotSearch<Session>({
    now: { date: firstDate, minutes: 500 },
    period: { from: firstDate, to: lastDate },
    sessions,
    idsWithHours: new Set(['ana']),
    listTimes: () => times,
    isBusy: (session, { date: sessionDate, time }) => {
      const others = sessions.filter((other) => other !== session)
      const isAway = isClosed(sessionDate) || isAbsent(session.worker, sessionDate)
      return isAway || isAnybodyBusy(others, { ...session, sessionDate, time })
    },
  })

/** True when a worker is there at the time of a session, and has none. */
export const isFree = ({ sessions, isAbsent, isClosed }: Clinic, worker: PersonInRole, session: Session) =>
  !isClosed(session.sessionDate!) && !isAbsent(worker, session.sessionDate!) && !isBusyWith(sessions, worker, toDatedRange(session))

/** Returns all that can be known of a clinic. */
export function toKnowledge(clinic: Clinic): SettlementKnowledge<Session, PersonInRole> {
  const { listSlots, countSessions } = createSearch(clinic)
  return {
    isReady: true,
    workers: new Map(workers.map((worker) => [worker.id, worker])),
    listSlots,
    countSessions,
    getPossibleWorkers: (session) => ({
      freeIds: workers.filter((worker) => isFree(clinic, worker, session)).map(({ id }) => id),
      usual: clinic.usual.get(session.client.id)!,
    }),
  }
}
