import { useQueryClient } from '@tanstack/react-query'
import { get } from '../../../data/query.ts'
import { useAgendaActions } from '../../data/changes/agenda-actions.ts'
import { planNote } from '../../data/changes/plans.ts'
import { describeSession } from '../../data/describe-session.ts'
import type { Session } from '../../data/queries.ts'
import type { NoteScope } from './note-editor.tsx'

/** Returns a function that saves the note of a session. `original`: the session as it was when the user began to edit. */
export function useSaveNote(shown: Session) {
  const queryClient = useQueryClient()
  const { makeChange } = useAgendaActions()

  /** Fetches the series as it is now: an exception changes its version too, and a colleague may have ended it. */
  const fetchSeries = async ({ id, sessionDate }: Session): Promise<Session> => {
    const series = await queryClient.fetchQuery({ ...get('/v1/sessions/{id}', { path: { id } }), staleTime: 0 })
    return { ...series, standing: true, sessionDate }
  }

  return async (note: string | null, scope: NoteScope, original: Session) => {
    const latest = scope === 'all' && shown.standing ? await fetchSeries(shown) : shown
    // With the version that the user has seen, the server refuses to overwrite a note that a colleague has written meanwhile.
    const session = latest.note === original.note ? latest : { ...latest, updatedAt: original.updatedAt }
    await makeChange(`Nota guardada: ${describeSession(shown)}`, planNote(session, note, scope))
  }
}
