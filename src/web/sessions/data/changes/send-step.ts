import { ApiError, errorCode } from '#api/errors.ts'
import { api } from '../../../data/api.ts'
import type { Session } from '../queries.ts'
import type { Step } from './change.ts'

/** Sends one step. Resolves to the step with the ids and versions that the server returned. */
export async function sendStep(step: Step): Promise<Step> {
  switch (step.kind) {
    case 'book':
      return { ...step, sessions: await book(step.sessions) }
    case 'delete':
      return { ...step, sessions: await remove(step.sessions) }
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
  const bodies = sessions.map((session) => ({ ...toBody(session), ...toPeriod(session), ...toAttendance(session) }))
  const [only] = bodies
  const ids = bodies.length === 1 && only ? [(await api.post('/v1/sessions', { body: only })).id] : await bookAll(bodies)
  // The answer has no version, and an outdated one would be refused as stale.
  return sessions.map((session, index) => ({ ...session, id: ids[index] ?? '', updatedAt: '' }))
}

type Body = ReturnType<typeof toBody>

const bookAll = (sessions: Body[]) => api.post('/v1/sessions/bulk', { body: { sessions } })

/** Deletes sessions. Returns those that existed: a bulk call ignores what a colleague has deleted. */
async function remove(sessions: readonly Session[]): Promise<readonly Session[]> {
  const ids = sessions.map(({ id }) => id)
  const [only] = ids
  if (ids.length === 1 && only) {
    await api.delete('/v1/sessions/{id}', { path: { id: only } })
    return sessions
  }
  const deletedIds = new Set(await api.delete('/v1/sessions/bulk', { body: { ids } }))
  return sessions.filter(({ id }) => deletedIds.has(id))
}

async function mark(before: Session, after: Session): Promise<Session> {
  // A server without the additions would refuse the additional fields.
  const additions =
    before.standing === undefined
      ? {}
      : {
          ...(before.standing ? { sessionDate: before.sessionDate } : toVersion(before)),
          ...(after.attended !== before.attended && { attended: after.attended }),
        }
  const answer = await api.patch('/v1/sessions/{id}/state', { path: { id: before.id }, body: { state: after.state, ...additions } })
  // The record of a series has no date, its occurrence in the week has one.
  return { ...answer, sessionDate: answer.sessionDate ?? before.sessionDate }
}

async function edit(before: Session, after: Session): Promise<Session> {
  const additions = before.standing === undefined ? {} : { ...toReplacedAdditions(after), ...toVersion(before) }
  return api.put('/v1/sessions/{id}', { path: { id: before.id }, body: { ...toBody(after), ...additions } })
}

const toBody = ({ client, worker, turnId, day, time, sessionDate, note, state }: Session) => ({
  ...{ clientId: client.id, workerId: worker.id, turnId, day, time, sessionDate, note, state },
})

/** Returns the dates of a series. */
const toPeriod = ({ sessionDate, startsOn, endsOn }: Session) =>
  sessionDate === null ? { ...(startsOn && { startsOn }), ...(endsOn && { endsOn }) } : {}

/** Returns the additions of a session that replaces another one. Null clears what a missing field would leave as it is. */
const toReplacedAdditions = (session: Session) =>
  session.sessionDate === null ? { ...toPeriod(session), endsOn: session.endsOn ?? null } : { attended: session.attended ?? null }

/** Returns the attendance of a dated session. */
const toAttendance = ({ sessionDate, attended }: Session) => (sessionDate !== null && typeof attended === 'boolean' ? { attended } : {})

const toVersion = ({ updatedAt }: Session) => (updatedAt ? { updatedAt } : {})

/** Turns the error of a bulk call, which counts the refused sessions, into one with the reasons themselves. */
export function flattenMultiple(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== errorCode.multiple) return error
  const [first, ...details] = error.details
  if (!first) return error
  const { correlationId, status } = error
  return new ApiError(errorCode.conflict, first.message, { details, correlationId, status, cause: error })
}
