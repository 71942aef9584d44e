import { ApiError, errorCode } from '#api/errors.ts'
import { api } from '../../../data/api.ts'
import type { Session } from '../queries.ts'
import { isUnsettled } from '../unsettled.ts'
import type { Override, Step } from './change.ts'

/** Sends one step. Resolves to the step with the ids and versions that the server returned. */
export async function sendStep(step: Step): Promise<Step> {
  switch (step.kind) {
    case 'book':
      return { ...step, sessions: await book(step) }
    case 'delete':
      return { ...step, sessions: await remove(step.sessions) }
    case 'mark':
      return { ...step, after: await mark(step) }
    case 'edit':
      return { ...step, after: await edit(step) }
    case 'end': {
      const { series, from } = step
      const { client, worker, day, time } = series
      await api.delete('/v1/sessions/duplicated', { body: { clientId: client.id, workerId: worker.id, day, time, fromDate: from } })
      return step
    }
  }
}

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

type OverrideQuery = { query?: { override: true } }

const toQuery = (override: Override | undefined): OverrideQuery => (override ? { query: { override: true } } : {})

async function book({ sessions, override }: StepOf<'book'>): Promise<Session[]> {
  const query = toQuery(override)
  const bodies = sessions.map((session) => ({
    ...toBody(session),
    ...toPeriod(session),
    ...toAttendance(session),
    ...toEntry(session),
  }))
  const ids = await bookAll(bodies, query).catch((error) => {
    // A deleted session comes back even if its entry of the waiting list is deleted, or booked again, by now.
    const isRestored = sessions.every(({ id }) => id !== '')
    if (!isRestored || !isAboutEntries(error)) throw error
    const refused = new Set(error.details.map(({ path }) => getIndex(path)))
    return bookAll(
      bodies.map(({ waitingEntryId, ...body }, index) =>
        refused.has(index) ? body : { ...body, ...(waitingEntryId && { waitingEntryId }) },
      ),
      query,
    )
  })
  // The answer has no version, and an outdated one would be refused as stale.
  const booked = sessions.map((session, index) => ({ ...session, id: ids[index] ?? '', updatedAt: '' }))
  if (override === 'restore') await Promise.all(booked.map(askAgain))
  return booked
}

/** True when a change leaves nothing accepted: somebody has to decide about the session, or has not accepted anything. */
const isAskedAgain = (session: Session) => isUnsettled(session) || session.accepted === undefined

/** Takes back that a restored session was accepted by the override, if nobody had accepted it before. Undefined if there is nothing to take back. */
async function askAgain(session: Session): Promise<Session | undefined> {
  if (session.sessionDate === null || !isUnsettled(session)) return
  return api.patch('/v1/sessions/{id}/state', { path: { id: session.id }, body: { state: session.state, accepted: false } })
}

type Body = ReturnType<typeof toBody> & { waitingEntryId?: string }

/** Books sessions, all or none, and resolves to their ids. */
async function bookAll(sessions: Body[], query: OverrideQuery): Promise<string[]> {
  const [only] = sessions
  if (sessions.length === 1 && only) return [(await api.post('/v1/sessions', { body: only, ...query })).id]
  return api.post('/v1/sessions/bulk', { body: { sessions }, ...query })
}

/** True when nothing else stands against bookings than that their entries of the waiting list cannot be taken off. */
const isAboutEntries = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.details.length > 0 && error.details.every(({ path }) => path.endsWith('waitingEntryId'))

/** Returns which booking of a call a detail is about: "sessions.2.waitingEntryId" is about the third, "waitingEntryId" about the only one. */
const getIndex = (path: string) => Number(/\d+/.exec(path)?.[0] ?? 0)

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

async function mark({ before, after, override }: StepOf<'mark'>): Promise<Session> {
  const body = {
    state: after.state,
    ...(before.standing ? { sessionDate: before.sessionDate } : toVersion(before)),
    ...(after.attended !== before.attended && { attended: after.attended }),
    // What overrides is accepted by that, unless the request says otherwise.
    ...((override === 'restore' && after.unavailable) || after.accepted !== before.accepted ? { accepted: !isAskedAgain(after) } : {}),
  }
  const answer = await api.patch('/v1/sessions/{id}/state', { path: { id: before.id }, body, ...toQuery(override) })
  // The record of a series has no date, its occurrence in the week has one.
  return keepUnavailable({ ...answer, sessionDate: answer.sessionDate ?? before.sessionDate }, after)
}

async function edit({ before, after, override }: StepOf<'edit'>): Promise<Session> {
  const body = { ...toBody(after), ...toReplacingFields(after), ...toVersion(before) }
  const answer = await api.put('/v1/sessions/{id}', { path: { id: before.id }, body, ...toQuery(override) })
  const latest = override === 'restore' && (await askAgain({ ...after, id: before.id }))
  return keepUnavailable(latest || answer, after)
}

/** Keeps why the worker is not available in the answer to a change: the server says it only of the sessions of a period. */
const keepUnavailable = (answer: Session, { unavailable }: Session): Session => (unavailable ? { ...answer, unavailable } : answer)

const toBody = ({ client, worker, turnId, day, time, sessionDate, note, state }: Session) => ({
  ...{ clientId: client.id, workerId: worker.id, turnId, day, time, sessionDate, note, state },
})

/** Returns the dates of a series. */
const toPeriod = ({ sessionDate, startsOn, endsOn }: Session) =>
  sessionDate === null ? { ...(startsOn && { startsOn }), ...(endsOn && { endsOn }) } : {}

/** Returns further fields of a session that replaces another one. Null clears what a missing field would leave as it is. */
const toReplacingFields = (session: Session) =>
  session.sessionDate === null ? { ...toPeriod(session), endsOn: session.endsOn ?? null } : { attended: session.attended ?? null }

const toEntry = ({ waitingEntryId }: Session) => (waitingEntryId === undefined ? {} : { waitingEntryId })

/** Returns the attendance of a dated session. */
const toAttendance = ({ sessionDate, attended }: Session) => (sessionDate !== null && typeof attended === 'boolean' ? { attended } : {})

const toVersion = ({ updatedAt }: Session) => (updatedAt ? { updatedAt } : {})

/** Turns the error of a bulk call, which counts the refused sessions, into one with the reasons themselves. */
export function flattenMultiple(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== errorCode.multiple) return error
  const { correlationId, status, details } = error
  const [first] = details
  if (!first) return error
  return new ApiError(errorCode.conflict, first.message, { details, correlationId, status, cause: error })
}
