import { type State, stateNames } from '#domain/states.ts'
import { describeError } from '../../../ui/feedback/describe-error.ts'
import { notifyFailure, notifyRefused } from '../../../ui/feedback/notify.ts'
import type { Session } from '../queries.ts'
import { describeSession, useAgendaActions } from './agenda-actions.ts'
import type { Change } from './change.ts'
import { planMark } from './plans.ts'

/** What keys, card and selection do to sessions; of several each stands for itself, and those that were refused are named with the reason. */
export function useSessionActions() {
  const { makeEach } = useAgendaActions()

  const doTo = async (sessions: readonly Session[], words: Words, changeOf: (session: Session) => Change) => {
    const [only] = sessions
    if (!only) return
    const told = (count: number) => (count === 1 && sessions.length === 1 ? words.one(only) : words.several(count))
    const refused = await makeEach(told, sessions.map(changeOf))
    const reasons = [...refused].map(([index, error]) => `${describeSession(sessions[index]!)}: ${describeError(error)}`)
    const [[, error] = []] = refused
    if (sessions.length === 1 && error) notifyFailure(words.failure, error)
    else if (reasons.length > 0) notifyRefused(words.failure, reasons)
  }

  return {
    doTo,
    setState: (sessions: readonly Session[], state: State) => {
      const word = stateNames[state].toLowerCase()
      return doTo(
        sessions.filter((session) => session.state !== state),
        {
          one: (session) => `Sesión ${word}: ${describeSession(session)}`,
          several: (count) => (count === 1 ? `1 sesión ${word}` : `${count} sesiones ${word}s`),
          failure: 'No se pudo cambiar la sesión',
        },
        (session) => planMark(session, { state }),
      )
    },
    /** The mark that all of them have already is taken off. */
    setAttended: (sessions: readonly Session[], mark: boolean) => {
      const attended = sessions.every((session) => session.attended === mark) ? null : mark
      const word = attended === null ? 'Sin marcar' : attended ? 'Vino' : 'No vino'
      return doTo(
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

type Words = {
  one: (session: Session) => string
  several: (count: number) => string
  failure: string
}
