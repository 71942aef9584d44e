import { ConfirmDeleteDialog } from '../../ui/feedback/confirm-delete-dialog.tsx'
import { spokenSession } from '../data/agenda-actions.ts'
import { placeOf } from '../data/changes.ts'
import { deleted, marked } from '../data/plans.ts'
import type { Session } from '../data/queries.ts'
import { useSessionActions } from '../data/session-actions.ts'
import type { SeriesByKey } from './use-series-of-selection.ts'

interface Props {
  sessions: readonly Session[]
  series: SeriesByKey
  onClose: () => void
  onDone: () => void
}

/** Asks before sessions are deleted. Of a standing one only its date goes: it is canceled there, and so is what stands in for it, or the series would be back. */
export function DeleteSelectionDialog({ sessions, series, onClose, onDone }: Props) {
  const { doTo } = useSessionActions()
  const standing = sessions.filter((session) => series.has(placeOf(session)))
  const dated = sessions.length - standing.length
  const remove = async () => {
    // what is canceled already stays as it is
    const concerned = sessions.filter((session) => !series.has(placeOf(session)) || session.state !== 'canceled')
    const words = {
      one: (session: Session) => `Sesión ${dated > 0 ? 'eliminada' : 'cancelada'}: ${spokenSession(session)}`,
      several: (count: number) => formatDeletedCount(dated, concerned.length - dated, count),
      failure: concerned.length === 1 ? 'No se pudo eliminar la sesión' : 'No se pudieron eliminar estas sesiones',
    }
    void doTo(concerned, words, (session) => (series.has(placeOf(session)) ? marked(session, { state: 'canceled' }) : deleted(session)))
    onDone()
  }
  return (
    <ConfirmDeleteDialog
      opened
      question={sessions.length === 1 ? '¿Eliminar la sesión elegida?' : `¿Eliminar las ${sessions.length} sesiones elegidas?`}
      consequence={describeBulkDeletion(dated, standing.length)}
      verb={sessions.length === 1 ? 'Eliminar sesión' : `Eliminar ${sessions.length} sesiones`}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}

/** What has happened: "17 sesiones eliminadas, 17 canceladas"; where some were refused it is not known which. */
function formatDeletedCount(deleted: number, canceled: number, count: number) {
  const all = deleted + canceled
  const words = (some: number, word: string) => `${some} ${some === 1 ? 'sesión' : 'sesiones'} ${word}${some === 1 ? '' : 's'}`
  if (deleted === 0 || canceled === 0) return words(count, deleted === 0 ? 'cancelada' : 'eliminada')
  if (count < all) return `${count} de ${all} sesiones fuera de la agenda`
  return `${words(deleted, 'eliminada')}, ${canceled} ${canceled === 1 ? 'cancelada' : 'canceladas'}`
}

/** What will happen: "2 desaparecen de la agenda y sus cupos quedan libres. 1 es de una serie fija: se cancela solo en esta fecha." */
function describeBulkDeletion(dated: number, standing: number) {
  const goes =
    dated > 0 &&
    (dated === 1 ? '1 desaparece de la agenda y su cupo queda libre.' : `${dated} desaparecen de la agenda y sus cupos quedan libres.`)
  const stays =
    standing > 0 &&
    (standing === 1
      ? '1 es de una serie fija: se cancela solo en su fecha y la serie sigue.'
      : `${standing} son de series fijas: se cancelan solo en su fecha y las series siguen.`)
  return [goes, stays].filter(Boolean).join(' ')
}
