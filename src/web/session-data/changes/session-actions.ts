import { useQueryClient } from '@tanstack/react-query'
import { formatSessionCount } from '#domain/spanish.ts'
import { type State, stateNames } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { isNamedConflict, isOutcomeUnknown, titleFailure } from '#web/ui/feedback/describe-error.ts'
import { notifyFailure, notifyRefused } from '#web/ui/feedback/notify.ts'
import { describeProblem } from '#web/ui/feedback/problem-text.ts'
import { SignedOutError } from '#web/ui/feedback/signed-out-error.ts'
import { describeSession, describeSessionWithWorker } from '../describe-session.ts'
import type { Session } from '../queries.ts'
import { useAgendaActions } from './agenda-actions.ts'
import { acceptUnavailability, type Change } from './change.ts'
import { explainRefusal, isOnlyUnavailable, isOutdated } from './explain-refusal.ts'
import { mayAcceptUnavailable } from './may-accept.ts'
import { planMark } from './plans.ts'
import { RefusedWithOthers } from './step-errors.ts'

/** Returns the functions by which keys, card and selection change sessions. They list refused changes with their reasons. */
export function useSessionActions() {
  const queryClient = useQueryClient()
  const { makeChanges } = useAgendaActions()
  const can = useCan()

  const applyToEach = async (sessions: readonly Session[], messages: ChangeMessages, planChange: PlanChange): Promise<void> => {
    const [first] = sessions
    if (!first) return
    const formatMessage = (count: number) => (sessions.length === 1 ? messages.formatOne(first) : messages.formatSeveral(count))
    const refused = await makeChanges(formatMessage, sessions.map(planChange))
    const [[, error] = []] = refused
    if (!error || error instanceof SignedOutError) return
    const action = offerAction(sessions, refused, messages, planChange)
    if (sessions.length === 1 && !isOutdated(error)) notifyOneRefused(first, error, messages, action)
    else await notifySeveralRefused(sessions, refused, messages, action)
  }

  /** Returns what a notification of refused changes offers: to make them although a worker is not available, or to make the others. */
  const offerAction = (sessions: readonly Session[], refused: Refusals, messages: ChangeMessages, planChange: PlanChange): Action => {
    const { accept } = messages
    if (accept !== undefined && mayAcceptUnavailable(can) && listOwnRefusals(refused).every(([, error]) => isOnlyUnavailable(error))) {
      const refusedSessions = [...refused.keys()].map((index) => sessions[index]!)
      const run = () => void applyToEach(refusedSessions, messages, (session) => acceptUnavailability(planChange(session)))
      return { label: accept, run }
    }
    const others = sessions.filter((_, index) => refused.get(index) instanceof RefusedWithOthers)
    return others.length > 0 ? { label: formatOthers(others.length), run: () => void applyToEach(others, messages, planChange) } : undefined
  }

  const notifySeveralRefused = async (sessions: readonly Session[], refused: Refusals, messages: ChangeMessages, action: Action) => {
    const ownRefusals = listOwnRefusals(refused)
    const reasons = await Promise.all(
      ownRefusals.map(async ([index, error]) => {
        const session = sessions[index]!
        const reason = await explainRefusal(queryClient, session, error)
        return sessions.length === 1 ? reason : `${describeSession(session)}: ${reason}`
      }),
    )
    const unknown = ownRefusals.find(([, error]) => isOutcomeUnknown(error))
    const title = unknown ? titleFailure(messages.failure, unknown[1]) : messages.failure
    if (ownRefusals.length < refused.size) notifyRefused(title, [...reasons, describeOthers(sessions.length - refused.size)], action)
    else if (reasons.length > 0) notifyRefused(title, reasons, action)
  }

  return {
    applyToEach,
    setState: (sessions: readonly Session[], state: State) => {
      const stateName = stateNames[state].toLowerCase()
      return applyToEach(
        sessions.filter((session) => session.state !== state),
        {
          formatOne: (session) => `Sesión ${stateName}: ${describeSessionWithWorker(session)}`,
          formatSeveral: (count) => (count === 1 ? `1 sesión ${stateName}` : `${count} sesiones ${stateName}s`),
          failure: 'No se pudo cambiar la sesión',
          refused: refusedTitles[state],
          accept: state === 'confirmed' ? 'Confirmar de todos modos' : 'Dejar pendiente de todos modos',
        },
        (session) => planMark(session, { state }),
      )
    },
    /** Confirms sessions whose clients replied that they do not come, which settles the replies, also of those that are confirmed already. */
    expect: (sessions: readonly Session[]) =>
      applyToEach(
        sessions,
        {
          formatOne: (session) => `Sí viene: ${describeSession(session)}`,
          formatSeveral: (count) => `Sí vienen: ${formatSessionCount(count)}`,
          failure: 'No se pudo confirmar la sesión',
        },
        (session) => planMark(removeReply(session), { state: 'confirmed' }),
      ),
    /** Keeps sessions although their workers are not available. */
    keep: (sessions: readonly Session[]) =>
      applyToEach(
        sessions,
        {
          formatOne: (session) => `Sesión mantenida: ${describeSession(session)}`,
          formatSeveral: (count) => `${formatSessionCount(count)} ${count === 1 ? 'mantenida' : 'mantenidas'}`,
          failure: 'No se pudo mantener la sesión',
        },
        (session) => planMark(session, session.unavailable ? { accepted: session.unavailable } : {}),
      ),
    /** Removes the mark if all sessions have it already. */
    setAttended: (sessions: readonly Session[], mark: boolean) => {
      const attended = sessions.every((session) => session.attended === mark) ? null : mark
      const word = attended === null ? 'Sin marcar' : attended ? 'Vino' : 'No vino'
      return applyToEach(
        sessions.filter((session) => session.attended !== attended),
        {
          formatOne: (session) => `${word}: ${describeSession(session)}`,
          formatSeveral: (count) => `${word}: ${count === 1 ? '1 sesión' : `${count} sesiones`}`,
          failure: 'No se pudo marcar la sesión',
        },
        (session) => planMark(session, { attended }),
      )
    },
  }
}

/** Notifies the user that the change of the only session was refused. */
function notifyOneRefused(session: Session, error: unknown, messages: ChangeMessages, action: Action) {
  if (isNamedConflict(error))
    notifyRefused(`${messages.refused ?? messages.failure}: ${describeSession(session)}`, describeReasons(error), action)
  else notifyFailure(titleFailure(messages.failure, error), error, action && { action })
}

/** Lists the changes that were refused for a reason of their own, and not because of the others. */
const listOwnRefusals = (refused: Refusals) => [...refused].filter(([, error]) => !(error instanceof RefusedWithOthers))

/** Returns a session without what the client replied. */
const removeReply = ({ clientReply: _, clientRepliedAt: __, ...session }: Session): Session => session

const refusedTitles: Record<State, string> = {
  pending: 'No se puede dejar pendiente',
  confirmed: 'No se puede confirmar',
  canceled: 'No se puede cancelar',
  postponed: 'No se puede aplazar',
}

/** Says what became of the changes that were not refused themselves. `made`: the number of those that an earlier call has made. */
const describeOthers = (made: number) =>
  made > 0 ? `${formatSessionCount(made)} ya cambiaron; las demás siguen igual.` : 'Las demás siguen igual: van todas o ninguna.'

const formatOthers = (count: number) => (count === 1 ? 'Cambiar solo la otra' : `Cambiar las otras ${count}`)

const describeReasons = (error: unknown) => {
  const { message, details } = describeProblem(error)
  return [message, ...details]
}

type PlanChange = (session: Session) => Change

/** The errors of the refused changes, by the index of each session. */
type Refusals = ReadonlyMap<number, unknown>

/** The button of a notification. */
type Action = { label: string; run: () => void } | undefined

/**
 * The texts of the notifications: of a change of one session, of several, the title of a failure, that of one session which the
 * server refuses for a known reason, and the button that makes the change although a worker is not available.
 */
type ChangeMessages = {
  formatOne: (session: Session) => string
  formatSeveral: (count: number) => string
  failure: string
  refused?: string
  accept?: string
}
