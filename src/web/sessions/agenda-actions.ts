import { clock } from '#domain/clock.ts'
import { shortName } from '#domain/names.ts'
import { shortDate } from '#domain/spanish.ts'
import { type State, stateWords } from '#domain/states.ts'
import { useCan } from '../auth/rights.ts'
import { nameOf } from '../people/name.ts'
import { notifyDone, notifyFailure } from '../ui/notify.ts'
import { type Change, opposite, subjectOf } from './changes.ts'
import type { Session } from './queries.ts'
import { useChange } from './use-change.ts'

/** What can be done to a session; each tells what happened, and offers to take it back where the user may. */
export function useAgendaActions() {
  const change = useChange()
  const can = useCan()

  const tell = (what: string, done: Change, mayUndo: boolean) => {
    const undo = () => void change(opposite(done)).catch((error) => notifyFailure('No se pudo deshacer', error))
    notifyDone(`${what}: ${spoken(subjectOf(done))}`, mayUndo ? { label: 'Deshacer', run: undo } : undefined)
  }

  return {
    book: async (session: Session) => tell('Sesión reservada', await change({ before: null, after: session }), can('deleteSession')),
    remove: async (session: Session) => tell('Sesión eliminada', await change({ before: session, after: null }), can('createSession')),
    setState: (session: Session, state: State) =>
      change({ before: session, after: { ...session, state } }).then(
        (done) => tell(`Sesión ${stateWords[state].toLowerCase()}`, done, true),
        (error) => notifyFailure('No se pudo cambiar la sesión', error),
      ),
    setAttended: (session: Session, attended: boolean | null) =>
      change({ before: session, after: { ...session, attended } }).then(
        (done) => tell(attended === null ? 'Sin marcar' : attended ? 'Vino' : 'No vino', done, true),
        (error) => notifyFailure('No se pudo marcar la sesión', error),
      ),
  }
}

/** "Mateo Huamán, mar 24 Nov, 09:40" */
const spoken = ({ client, sessionDate, time }: Session) =>
  `${shortName(nameOf(client.person))}, ${sessionDate ? `${shortDate(sessionDate)}, ` : ''}${clock(time)}`
