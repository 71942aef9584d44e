import { type State, stateNames } from '#domain/states.ts'
import { describeError } from '../../../ui/feedback/describe-error.ts'
import { notifyFailure, notifyRefused } from '../../../ui/feedback/notify.ts'
import type { Session } from '../queries.ts'
import { describeSession, useAgendaActions } from './agenda-actions.ts'
import type { Change } from './change.ts'
import { planMark } from './plans.ts'

/** Marks sessions, for keys, card and selection. Each session is a change of its own; the refused ones are listed with their reasons. */
export function useSessionActions() {
  const { makeChanges } = useAgendaActions()

  const applyToEach = async (sessions: readonly Session[], messages: ChangeMessages, changeOf: (session: Session) => Change) => {
    const [first] = sessions
    if (!first) return
    const messageFor = (count: number) => (sessions.length === 1 ? messages.one(first) : messages.several(count))
    const refused = await makeChanges(messageFor, sessions.map(changeOf))
    const reasons = [...refused].map(([index, error]) => `${describeSession(sessions[index]!)}: ${describeError(error)}`)
    const [[, error] = []] = refused
    if (sessions.length === 1 && error) notifyFailure(messages.failure, error)
    else if (reasons.length > 0) notifyRefused(messages.failure, reasons)
  }

  return {
    applyToEach,
    setState: (sessions: readonly Session[], state: State) => {
      const stateName = stateNames[state].toLowerCase()
      return applyToEach(
        sessions.filter((session) => session.state !== state),
        {
          one: (session) => `Sesión ${stateName}: ${describeSession(session)}`,
          several: (count) => (count === 1 ? `1 sesión ${stateName}` : `${count} sesiones ${stateName}s`),
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
          one: (session) => `${word}: ${describeSession(session)}`,
          several: (count) => `${word}: ${count === 1 ? '1 sesión' : `${count} sesiones`}`,
          failure: 'No se pudo marcar la sesión',
        },
        (session) => planMark(session, { attended }),
      )
    },
  }
}

/** The notifications of a change of one session, of several, and of a failure. */
type ChangeMessages = {
  one: (session: Session) => string
  several: (count: number) => string
  failure: string
}
