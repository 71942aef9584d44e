/** Client, worker, turn and start time (minutes since midnight): what an exception has in common with its series. */
export interface PeopleAndSlot {
  clientId: string
  workerId: string
  turnId: string
  time: number
}

/** What identifies a session on its date: there is at most one record for it, in any state. */
export interface SessionIdentity extends PeopleAndSlot {
  date: string
}

/** Identifies a session in maps and sets. The text is never split again; `isSameSession` compares two sessions faster. */
export const sessionKey = ({ clientId, workerId, turnId, date, time }: SessionIdentity): string =>
  `${clientId} ${workerId} ${turnId} ${date} ${time}`

/** True when both have the same client, worker, turn and start time, whatever their dates. */
export const isSamePeopleAndSlot = (one: PeopleAndSlot, other: PeopleAndSlot): boolean =>
  one.time === other.time && one.clientId === other.clientId && one.workerId === other.workerId && one.turnId === other.turnId

/** True when both have the same key. */
export const isSameSession = (one: SessionIdentity, other: SessionIdentity): boolean =>
  one.date === other.date && isSamePeopleAndSlot(one, other)
