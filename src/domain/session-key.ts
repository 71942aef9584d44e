/** The client, worker, turn and start time (minutes since midnight) of a session. An exception shares them with its series. */
export interface PeopleAndSlot {
  client: { id: string }
  worker: { id: string }
  turnId: string
  time: number
}

/** Identifies a session: there is at most one record for these people in this slot on a date, in any state. A standing session has no date. */
export interface SessionIdentity extends PeopleAndSlot {
  sessionDate: string | null
}

/** Identifies a session in maps and sets. The text is never split again; `isSameSession` compares two sessions faster. */
export const getSessionKey = ({ client, worker, turnId, sessionDate, time }: SessionIdentity): string =>
  `${client.id} ${worker.id} ${turnId} ${sessionDate} ${time}`

/** True when two sessions have the same people and slot, whatever their dates. */
export const hasSamePeopleAndSlot = (one: PeopleAndSlot, other: PeopleAndSlot): boolean =>
  one.time === other.time && one.client.id === other.client.id && one.worker.id === other.worker.id && one.turnId === other.turnId

/** True when two sessions have the same key. */
export const isSameSession = (one: SessionIdentity, other: SessionIdentity): boolean =>
  one.sessionDate === other.sessionDate && hasSamePeopleAndSlot(one, other)
