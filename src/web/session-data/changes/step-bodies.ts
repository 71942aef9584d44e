import type { SessionStep, SessionStepResult } from '#api/generated/app.ts'
import type { Session } from '../queries.ts'
import { isUnsettled } from '../unsettled.ts'
import type { Step } from './change.ts'

/** Returns a step as the contract has it. */
export function toStepBody(step: Step): SessionStep {
  const override = 'override' in step && step.override ? { override: true } : {}
  switch (step.kind) {
    case 'book':
      return {
        create: {
          ...toFields(step.session),
          ...toPeriod(step.session),
          ...toAttendance(step.session),
          ...toEntry(step.session),
          ...toMovedFrom(step.replaced),
          ...override,
        },
      }
    case 'delete':
      return { delete: { id: step.session.id } }
    case 'mark':
      return { state: { id: step.before.id, ...toMarks(step.before, step.after), ...override } }
    case 'edit':
      return {
        update: { id: step.before.id, ...toFields(step.after), ...toReplacingFields(step.after), ...toVersion(step.before), ...override },
      }
    case 'end': {
      const { client, worker, day, time } = step.series
      return { endSeries: { clientId: client.id, workerId: worker.id, day, time, fromDate: step.from } }
    }
  }
}

/** Returns a step with the ids and versions that the server has answered. */
export function applyResult(step: Step, { create, update, state }: SessionStepResult): Step {
  // A booking is answered without its version, and an outdated one would be refused as stale.
  if (step.kind === 'book') {
    const { replaced } = step
    const session = { ...step.session, id: create?.id ?? step.session.id, updatedAt: '' }
    if (!replaced) return { ...step, session }
    return {
      ...step,
      session,
      replaced: { ...replaced, after: { ...replaced.after, id: create?.movedFromId ?? replaced.after.id, updatedAt: '' } },
    }
  }
  const answer = update ?? state
  if (!answer || (step.kind !== 'mark' && step.kind !== 'edit')) return step
  // The record of a series has no date, its occurrence in the week has one.
  const sessionDate = answer.sessionDate ?? step.before.sessionDate
  // The server says only of the sessions of a period why their workers are not available.
  const { unavailable } = step.after
  return { ...step, after: { ...answer, sessionDate, ...(unavailable && { unavailable }) } }
}

function toMarks(before: Session, after: Session) {
  return {
    state: after.state,
    ...(before.standing ? { sessionDate: before.sessionDate } : toVersion(before)),
    ...(after.attended !== before.attended && { attended: after.attended }),
    ...(after.accepted !== before.accepted && { accepted: after.accepted !== undefined && !isUnsettled(after) }),
  }
}

const toFields = ({ client, worker, turnId, day, time, sessionDate, note, state }: Session) => ({
  clientId: client.id,
  workerId: worker.id,
  turnId,
  day,
  time,
  sessionDate,
  note,
  state,
})

/** Returns the dates of a series. */
const toPeriod = ({ sessionDate, startsOn, endsOn }: Session) =>
  sessionDate === null ? { ...(startsOn && { startsOn }), ...(endsOn && { endsOn }) } : {}

/** Returns further fields of a session that replaces another one. Null clears what a missing field would leave as it is. */
const toReplacingFields = (session: Session) =>
  session.sessionDate === null ? { ...toPeriod(session), endsOn: session.endsOn ?? null } : { attended: session.attended ?? null }

const toMovedFrom = (replaced: Extract<Step, { kind: 'book' }>['replaced']) =>
  replaced ? { movedFrom: { sessionId: replaced.before.id, sessionDate: replaced.before.sessionDate } } : {}

const toEntry = ({ waitingEntryId }: Session) => (waitingEntryId === undefined ? {} : { waitingEntryId })

/** Returns the attendance of a dated session. */
const toAttendance = ({ sessionDate, attended }: Session) => (sessionDate !== null && typeof attended === 'boolean' ? { attended } : {})

const toVersion = ({ updatedAt }: Session) => (updatedAt ? { updatedAt } : {})
