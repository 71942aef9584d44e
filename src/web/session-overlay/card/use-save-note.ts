import { useQueryClient } from '@tanstack/react-query'
import { ApiError, errorCode } from '#api/errors.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import { fetchCurrent, isStale } from '#web/session-data/changes/explain-refusal.ts'
import { planNote } from '#web/session-data/changes/plans.ts'
import { describeSession } from '#web/session-data/describe-session.ts'
import type { Session } from '#web/session-data/queries.ts'
import type { NoteScope } from './note-editor.tsx'

/**
 * Returns a function that saves the note of a session. `original`: the session as it was when the user began to edit. If a colleague has changed the
 * session since then, the function throws, and `onStale` gets the session as it is now, so that the user can save again.
 */
export function useSaveNote(shown: Session, onStale: (current: Session) => void) {
  const queryClient = useQueryClient()
  const { makeChange } = useAgendaActions()

  /** Fetches the series as it is now: its version changes when an exception is booked, and a colleague may have ended it. */
  const fetchSeries = async (occurrence: Session): Promise<Session> => {
    const { sessionDate } = occurrence
    return { ...(await fetchCurrent(queryClient, occurrence)), standing: true, sessionDate }
  }

  return async (note: string | null, scope: NoteScope, original: Session) => {
    const latest = scope === 'all' && shown.standing ? await fetchSeries(shown) : shown
    // With the version that the user has seen, the server refuses to overwrite a note that a colleague has written meanwhile.
    const session = latest.note === original.note ? latest : { ...latest, updatedAt: original.updatedAt }
    try {
      await makeChange(`Nota guardada: ${describeSession(shown)}`, planNote(session, note, scope))
    } catch (error) {
      const { cause } = error as Error
      if (!isStale(cause)) throw error
      const current = await fetchCurrent(queryClient, shown)
      onStale(current)
      const text = current.note === original.note ? 'cambió la sesión' : current.note ? `escribió «${current.note}»` : 'borró la nota'
      throw new ApiError(errorCode.conflict, `Otra persona ${text} mientras tanto. Guarde otra vez para dejar su texto.`, { cause })
    }
  }
}
