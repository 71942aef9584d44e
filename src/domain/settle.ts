import { assignSubstitutes, type DatedRange, isSameTime, proposeTimes, toDatedRange } from './assign.ts'
import { getPersonId, type PersonInRole } from './person-in-role.ts'
import type { UnavailableReason } from './problem.ts'
import type { SessionIdentity } from './session-key.ts'
import type { DatedSlot } from './slots.ts'
import { countMeetings, type PossibleWorkers, sortPossibleWorkers } from './usual-workers.ts'

/** A session that needs a decision, because its worker is not available. */
export interface UnsettledSession extends SessionIdentity {
  client: PersonInRole
  worker: PersonInRole
  duration?: number
  unavailable?: UnavailableReason
  /** The reply that the client has given by the public link. */
  clientReply?: 'confirmed' | 'declined'
}

/** A session, or the dates of a series, about which the user decides together. */
export interface UnsettledItem<Session extends UnsettledSession> {
  key: string
  sessions: readonly [Session, ...Session[]]
}

/** The decision about an item. A session is postponed to another slot, or without one until someone books it again. */
export type Settlement<Worker> =
  | { kind: 'reassign'; worker: Worker }
  | { kind: 'postpone'; slot: DatedSlot | null }
  | { kind: 'cancel' }
  | { kind: 'keep' }

/** The choice of the user for an item. The plan proposes the worker or the slot that the choice leaves out. */
export type SettlementChoice =
  | { kind: 'reassign'; workerId?: string }
  | { kind: 'postpone'; slot?: DatedSlot | null }
  | { kind: 'cancel' }
  | { kind: 'keep' }

/** The choices of the user, by the keys of the items, and the items that stay as they are. */
interface SettlementWishes {
  excludedKeys: ReadonlySet<string>
  choices: ReadonlyMap<string, SettlementChoice>
}

/** The facts about those who may take over sessions, and about the slots to which sessions may be postponed. */
export interface SettlementKnowledge<Session extends UnsettledSession, Worker extends PersonInRole> {
  /** False until it is known who is free and when, or that nobody can be asked. */
  isReady: boolean
  workers: ReadonlyMap<string, Worker>
  getPossibleWorkers: (session: Session) => PossibleWorkers
  /** Lists the other slots in which both people of a session are free, best first. */
  listSlots: (session: Session) => readonly DatedSlot[]
  /** Counts the sessions of a worker on a date. Undefined where it is not known. */
  countSessions: (workerId: string, date: string) => number | undefined
}

/** The number of slots that are offered for a session. */
const maxSlots = 8

/** False on a closing day, when nobody else can take a session either. */
export const isReassignable = ({ unavailable }: Pick<UnsettledSession, 'unavailable'>): boolean => unavailable !== 'closed'

/** True where the client has replied that nobody comes: then nobody is looked for who could hold the session. */
export const isDeclinedItem = ({ sessions: [session, ...others] }: UnsettledItem<UnsettledSession>): boolean =>
  others.length === 0 && session.clientReply === 'declined'

/**
 * Plans what is done about each included item: what the user has chosen, or else a substitute, assigned for all items together, or another slot, or nothing where
 * there is neither. What the client declined is postponed, and booked again once the client has been asked. Nobody is in two sessions at the same time.
 */
export function planSettlements<Session extends UnsettledSession, Worker extends PersonInRole>(
  items: readonly UnsettledItem<Session>[],
  { excludedKeys, choices }: SettlementWishes,
  { isReady, workers, ...known }: SettlementKnowledge<Session, Worker>,
) {
  type Item = UnsettledItem<Session>
  const included = items.filter(({ key }) => !excludedKeys.has(key))
  const itemsByKey = new Map(items.map((item) => [item.key, item]))
  const held = holdChoices(included, choices, workers)
  const listFreeAt = (session: Session) => (isReassignable(session) ? sortPossibleWorkers(known.getPossibleWorkers(session)) : [])
  const getUsual = ({ sessions: [session] }: Item) => known.getPossibleWorkers(session).usual

  /** The workers who are free at all times of an item, and have no slot then that was chosen for another one: those who know the client first. */
  const listFree = (item: Item): string[] => {
    const [first, ...others] = item.sessions.map(listFreeAt)
    const rivals = [...held.times.values()].filter(({ key, time }) => key !== item.key && isAtTimeOf(item, time))
    return first!.filter((id) => {
      const worker = workers.get(id)
      if (!worker || id === item.sessions[0].worker.id || !others.every((ids) => ids.includes(id))) return false
      return !rivals.some(({ personIds }) => personIds.includes(getPersonId(worker)))
    })
  }

  const getKind = (item: Item) => choices.get(item.key)?.kind ?? (isDeclinedItem(item) ? 'postpone' : 'reassign')
  const reassigned = included.filter((item) => getKind(item) === 'reassign')
  const usualByClient = new Map(items.map((item) => [item.sessions[0].client.id, getUsual(item)]))
  const assigned = assignSubstitutes(
    reassigned.map(({ key, sessions }) => ({ key, clientId: sessions[0].client.id, times: toTimes(sessions) })),
    {
      listFree: ({ key }) => listFree(itemsByKey.get(key)!),
      countMeetings: (id, clientId) => countMeetings(usualByClient.get(clientId) ?? [], id),
      countSessions: (id, date) => known.countSessions(id, date) ?? 0,
    },
    held.workerIds,
  )
  const takenOver = reassigned.flatMap((item) => {
    const worker = workers.get(assigned.get(item.key) ?? '')
    return worker ? [{ personId: getPersonId(worker), item }] : []
  })

  const postponed = included.filter(({ key, sessions: [, ...others] }) => {
    const choice = choices.get(key)
    return others.length === 0 && (choice ? choice.kind === 'postpone' && choice.slot !== null : !assigned.has(key))
  })
  const freeTimes = new Map(
    postponed.map(({ key, sessions: [session] }) => {
      const rivals = takenOver.filter(({ personId }) => listPersonIds(session).includes(personId))
      const times = known.listSlots(session).map((slot) => toSlotTime(session, slot))
      return [key, times.filter((time) => !rivals.some(({ item }) => isAtTimeOf(item, time)))]
    }),
  )
  const proposed = proposeTimes(
    postponed
      .filter((item) => choices.has(item.key) || !isDeclinedItem(item))
      .map(({ key, sessions: [session] }) => ({ key, personIds: listPersonIds(session) })),
    ({ key }) => freeTimes.get(key) ?? [],
    new Map([...held.times].map(([key, { time }]) => [key, time])),
  )

  return {
    /** Returns what is done about an item; undefined for one that is excluded or stays open. */
    settle: (item: Item): Settlement<Worker> | undefined => {
      if (excludedKeys.has(item.key)) return
      const choice = choices.get(item.key)
      const slot = proposed.get(item.key)?.slot
      if (choice?.kind === 'cancel' || choice?.kind === 'keep') return { kind: choice.kind }
      if (choice?.kind === 'postpone') return { kind: 'postpone', slot: choice.slot === null ? null : (slot ?? null) }
      if (!choice && isDeclinedItem(item)) return { kind: 'postpone', slot: null }
      // A proposal that is made before the answers are there would change once they are.
      if (!isReady && !choice) return
      const worker = workers.get(assigned.get(item.key) ?? '')
      if (worker) return { kind: 'reassign', worker }
      return choice || !slot ? undefined : { kind: 'postpone', slot }
    },
    /** Lists the workers who can take over an item: those who are free, and are not chosen for another one at the same time. */
    listSubstitutes: (item: Item): string[] => {
      const rivals = items.filter((other) => other !== item && other.sessions.some((session) => isAtTimeOf(item, toDatedRange(session))))
      const taken = rivals.map(({ key }) => held.workerIds.get(key))
      return listFree(item).filter((id) => !taken.includes(id))
    },
    /** Returns how often a worker has met the client of an item. */
    countMeetings: (item: Item, id: string): number => countMeetings(getUsual(item), id),
    /** Lists the other slots for a session, by date and time. */
    listSlots: (item: Item): DatedSlot[] => {
      const [session] = item.sessions
      const own = proposed.get(item.key)
      const rivals = postponed.filter(
        (other) => other.key !== item.key && listPersonIds(other.sessions[0]).some((id) => listPersonIds(session).includes(id)),
      )
      const isTaken = (time: DatedRange) =>
        rivals.some(({ key }) => {
          const other = proposed.get(key)
          return other && isSameTime(other, time)
        })
      return (freeTimes.get(item.key) ?? [])
        .filter((time, index) => (own && isSameSlot(own.slot, time.slot)) || (index < maxSlots && !isTaken(time)))
        .map(({ slot }) => slot)
        .sort((one, other) => toSlotText(one).localeCompare(toSlotText(other)))
    },
  }
}

/**
 * Returns the workers and times that were chosen for items, by their keys. One that would put someone into two sessions at the same time, because of an earlier
 * item, does not count: another one is proposed.
 */
function holdChoices(
  items: readonly UnsettledItem<UnsettledSession>[],
  choices: SettlementWishes['choices'],
  workers: ReadonlyMap<string, PersonInRole>,
) {
  const workerIds = new Map<string, string>()
  const times = new Map<string, { key: string; personIds: string[]; time: SlotTime }>()
  const meetings: { personIds: readonly string[]; time: DatedRange }[] = []
  const hold = (personIds: readonly string[], ranges: readonly DatedRange[]): boolean => {
    const isTaken = (time: DatedRange) =>
      meetings.some((other) => isSameTime(other.time, time) && other.personIds.some((id) => personIds.includes(id)))
    if (ranges.some(isTaken)) return false
    meetings.push(...ranges.map((time) => ({ personIds, time })))
    return true
  }
  for (const { key, sessions } of items) {
    const choice = choices.get(key)
    if (choice?.kind === 'reassign' && choice.workerId) {
      const worker = workers.get(choice.workerId)
      if (worker && hold([getPersonId(worker)], sessions.map(toDatedRange))) workerIds.set(key, worker.id)
    } else if (choice?.kind === 'postpone' && choice.slot) {
      const [personIds, time] = [listPersonIds(sessions[0]), toSlotTime(sessions[0], choice.slot)]
      if (hold(personIds, [time])) times.set(key, { key, personIds, time })
    }
  }
  return { workerIds, times }
}

/** The minutes of a slot in which a session is held. */
type SlotTime = DatedRange & { slot: DatedSlot }

const toSlotTime = (session: UnsettledSession, slot: DatedSlot): SlotTime => ({
  ...toDatedRange({ ...session, sessionDate: slot.date, time: slot.time }),
  slot,
})

const toTimes = (sessions: UnsettledItem<UnsettledSession>['sessions']) => sessions.map(toDatedRange) as [DatedRange, ...DatedRange[]]

const isAtTimeOf = ({ sessions }: UnsettledItem<UnsettledSession>, time: DatedRange) =>
  sessions.some((session) => isSameTime(toDatedRange(session), time))

const listPersonIds = ({ client, worker }: UnsettledSession) => [getPersonId(client), getPersonId(worker)]

const isSameSlot = (one: DatedSlot, other: DatedSlot) => one.date === other.date && one.time === other.time && one.turnId === other.turnId

const toSlotText = ({ date, time }: DatedSlot) => `${date} ${String(time).padStart(4, '0')}`
