import { api } from '../../../data/api.ts'
import type { Session } from '../queries.ts'
import type { Step } from './change.ts'

/** Sends one step and resolves to it as it came about, with the server's ids and instants. */
export async function sendStep(step: Step): Promise<Step> {
  switch (step.kind) {
    case 'book':
      return { ...step, sessions: await book(step.sessions) }
    case 'delete':
      await remove(step.sessions)
      return step
    case 'mark':
      return { ...step, after: await mark(step.before, step.after) }
    case 'edit':
      return { ...step, after: await edit(step.before, step.after) }
    case 'end': {
      const { series, from } = step
      const { client, worker, day, time } = series
      await api.delete('/v1/sessions/duplicated', { body: { clientId: client.id, workerId: worker.id, day, time, fromDate: from } })
      return step
    }
  }
}

async function book(sessions: readonly Session[]): Promise<Session[]> {
  const bodies = sessions.map((session) => ({ ...bodyOf(session), ...periodOf(session), ...attendanceOf(session) }))
  const [only] = bodies
  const ids = bodies.length === 1 && only ? [(await api.post('/v1/sessions', { body: only })).id] : await bookAll(bodies)
  // when the server wrote it down is not known, and nothing may be taken for stale by it
  return sessions.map((session, index) => ({ ...session, id: ids[index] ?? '', updatedAt: '' }))
}

type Body = ReturnType<typeof bodyOf>

const bookAll = (sessions: Body[]) => api.post('/v1/sessions/bulk', { body: { sessions } })

async function remove(sessions: readonly Session[]) {
  const ids = sessions.map(({ id }) => id)
  const [only] = ids
  if (ids.length === 1 && only) await api.delete('/v1/sessions/{id}', { path: { id: only } })
  else await api.delete('/v1/sessions/bulk', { body: { ids } })
}

async function mark(before: Session, after: Session): Promise<Session> {
  // a server without the additions would refuse their names
  const additions =
    before.standing === undefined
      ? {}
      : {
          ...(before.standing ? { sessionDate: before.sessionDate } : versionOf(before)),
          ...(after.attended !== before.attended && { attended: after.attended }),
        }
  const answer = await api.patch('/v1/sessions/{id}/state', { path: { id: before.id }, body: { state: after.state, ...additions } })
  // the record of a standing session has no date, its occurrence in the week has
  return { ...answer, sessionDate: answer.sessionDate ?? before.sessionDate }
}

async function edit(before: Session, after: Session): Promise<Session> {
  const additions = before.standing === undefined ? {} : { ...periodOf(after), ...attendanceOf(after), ...versionOf(before) }
  return api.put('/v1/sessions/{id}', { path: { id: before.id }, body: { ...bodyOf(after), ...additions } })
}

const bodyOf = ({ client, worker, turnId, day, time, sessionDate, note, state }: Session) => ({
  ...{ clientId: client.id, workerId: worker.id, turnId, day, time, sessionDate, note, state },
})

/** Of a standing session. */
const periodOf = ({ sessionDate, startsOn, endsOn }: Session) =>
  sessionDate === null ? { ...(startsOn && { startsOn }), ...(endsOn && { endsOn }) } : {}

/** Of a dated session that is marked. */
const attendanceOf = ({ sessionDate, attended }: Session) => (sessionDate !== null && typeof attended === 'boolean' ? { attended } : {})

const versionOf = ({ updatedAt }: Session) => (updatedAt ? { updatedAt } : {})
