import { api } from '../api.ts'
import type { Session } from './queries.ts'

/** A change of the agenda as a value: a session before and after it. Nothing before: booked. Nothing after: deleted. */
export type Change = { before: null; after: Session } | { before: Session; after: null } | { before: Session; after: Session }

/** What a session is told by within a week: there is one record at most for one client, worker, turn, date and time. */
export const placeOf = ({ client, worker, sessionDate, time }: Session) => `${client.id} ${worker.id} ${sessionDate} ${time}`

/** The session that a change is about. */
export const subjectOf = ({ before, after }: Change): Session => after ?? (before as Session)

/** The week after a change; sessions that it does not touch stay the same objects. */
export function onWeek(week: readonly Session[], { before, after }: Change): Session[] {
  const place = before && placeOf(before)
  const others = after === null ? week.filter((session) => placeOf(session) !== place) : [...week]
  if (after === null) return others
  const index = place === null ? -1 : others.findIndex((session) => placeOf(session) === place)
  return index < 0 ? [...others, after] : others.with(index, after)
}

/** What takes a change back. */
export function opposite({ before, after }: Change): Change {
  if (before === null) return { before: after, after: null }
  return after === null ? { before: null, after: before } : { before: after, after: before }
}

/** Sends a change and resolves to it as it came about, with the server's ids and instants. */
export async function send(change: Change): Promise<Change> {
  if (change.before === null) return { before: null, after: { ...change.after, id: await book(change.after) } }
  if (change.after !== null) return { before: change.before, after: await changeState(change.before, change.after) }
  await api.delete('/v1/sessions/{id}', { path: { id: change.before.id } })
  return change
}

async function book({ client, worker, turnId, day, time, sessionDate, note, state, attended }: Session) {
  // a mark is there only when a deleted session is made again
  const marked = typeof attended === 'boolean' && { attended }
  const body = { clientId: client.id, workerId: worker.id, turnId, day, time, sessionDate, note, state, ...marked }
  return (await api.post('/v1/sessions', { body })).id
}

async function changeState(before: Session, after: Session): Promise<Session> {
  // a server without the additions would refuse their names
  const additions =
    before.standing === undefined
      ? {}
      : {
          ...(before.standing ? { sessionDate: before.sessionDate } : { updatedAt: before.updatedAt }),
          ...(after.attended !== before.attended && { attended: after.attended }),
        }
  const answer = await api.patch('/v1/sessions/{id}/state', { path: { id: before.id }, body: { state: after.state, ...additions } })
  // the record of a standing session has no date, its occurrence in the week has
  return { ...answer, sessionDate: answer.sessionDate ?? before.sessionDate }
}
