import { useQueryClient } from '@tanstack/react-query'
import { type State, stateNames } from '#domain/states.ts'
import { notifyFailure, notifyRefused } from '../../../ui/feedback/notify.ts'
import { describeSession } from '../describe-session.ts'
import type { Session } from '../queries.ts'
import { useAgendaActions } from './agenda-actions.ts'
import { RefusedWithOthers } from './bulk-changes.ts'
import type { Change } from './change.ts'
import { explainRefusal, isOutdated } from './explain-refusal.ts'
import { planMark } from './plans.ts'

/** Returns the functions by which keys, card and selection change sessions. They list refused changes with their reasons. */
export function useSessionActions() {
  const queryClient = useQueryClient()
  const { makeChanges } = useAgendaActions()

  const applyToEach = async (sessions: readonly Session[], messages: ChangeMessages, planChange: (session: Session) => Change) => {
    const [first] = sessions
    if (!first) return
    const formatMessage = (count: number) => (sessions.length === 1 ? messages.formatOne(first) : messages.formatSeveral(count))
    const refused = await makeChanges(formatMessage, sessions.map(planChange))
    const [[, error] = []] = refused
    if (sessions.length === 1 && error && !isOutdated(error)) return void notifyFailure(messages.failure, error)
    const individuallyRefused = [...refused].filter(([, error]) => !(error instanceof RefusedWithOthers))
    const reasons = await Promise.all(
      individuallyRefused.map(async ([index, error]) => {
        const session = sessions[index]!
        const reason = await explainRefusal(queryClient, session, error)
        return sessions.length === 1 ? reason : `${describeSession(session)}: ${reason}`
      }),
    )
    if (individuallyRefused.length < refused.size)
      notifyRefused(messages.failure, [...reasons, 'Las demás siguen igual: van todas o ninguna.'])
    else if (reasons.length > 0) notifyRefused(messages.failure, reasons)
  }

  return {
    applyToEach,
    setState: (sessions: readonly Session[], state: State) => {
      const stateName = stateNames[state].toLowerCase()
      return applyToEach(
        sessions.filter((session) => session.state !== state),
        {
          formatOne: (session) => `Sesión ${stateName}: ${describeSession(session)}`,
          formatSeveral: (count) => (count === 1 ? `1 sesión ${stateName}` : `${count} sesiones ${stateName}s`),
          failure: 'No se pudo cambiar la sesión',
        },
        (session) => planMark(session, { state }),
      )
    },
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

/** The texts of the notifications: of a change of one session, of several, and the title of a failure. */
type ChangeMessages = {
  formatOne: (session: Session) => string
  formatSeveral: (count: number) => string
  failure: string
}
