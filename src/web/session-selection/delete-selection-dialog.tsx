import { getSessionKey } from '#domain/session-key.ts'
import { planDeletion, planMark } from '#web/session-data/changes/plans.ts'
import { useSessionActions } from '#web/session-data/changes/session-actions.ts'
import { describeSessionWithWorker } from '#web/session-data/describe-session.ts'
import type { Session } from '#web/session-data/queries.ts'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import type { SeriesByKey } from './use-series-of-selection.ts'

interface Props {
  sessions: readonly Session[]
  series: SeriesByKey
  onClose: () => void
}

/**
 * Asks before the selected sessions are deleted. Occurrences and exceptions of a series are canceled instead, or the series would return to their
 * dates.
 */
export default function DeleteSelectionDialog({ sessions, series, onClose }: Props) {
  const { applyToEach } = useSessionActions()
  const standing = sessions.filter((session) => series.has(getSessionKey(session)))
  const dated = sessions.length - standing.length
  const remove = async () => {
    // Occurrences that are canceled already stay as they are.
    const affected = sessions.filter((session) => !series.has(getSessionKey(session)) || session.state !== 'canceled')
    const messages = {
      formatOne: (session: Session) => `Sesión ${dated > 0 ? 'eliminada' : 'cancelada'}: ${describeSessionWithWorker(session)}`,
      formatSeveral: (count: number) => formatDeletedCount(dated, affected.length - dated, count),
      failure: affected.length === 1 ? 'No se pudo eliminar la sesión' : 'No se pudieron eliminar estas sesiones',
    }
    void applyToEach(affected, messages, (session) =>
      series.has(getSessionKey(session)) ? planMark(session, { state: 'canceled' }) : planDeletion(session),
    )
  }
  return (
    <ConfirmDeleteDialog
      opened
      question={sessions.length === 1 ? '¿Eliminar la sesión elegida?' : `¿Eliminar las ${sessions.length} sesiones elegidas?`}
      consequence={describeBulkDeletion(dated, standing.length)}
      actionLabel={sessions.length === 1 ? 'Eliminar sesión' : `Eliminar ${sessions.length} sesiones`}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}

/** Formats the notification: "17 sesiones eliminadas, 17 canceladas". When some were refused, only their total is known. */
function formatDeletedCount(deleted: number, canceled: number, count: number) {
  const all = deleted + canceled
  const format = (number: number, verb: string) => `${number} ${number === 1 ? 'sesión' : 'sesiones'} ${verb}${number === 1 ? '' : 's'}`
  if (deleted === 0 || canceled === 0) return format(count, deleted === 0 ? 'cancelada' : 'eliminada')
  if (count < all) return `${count} de ${all} sesiones fuera de la agenda`
  return `${format(deleted, 'eliminada')}, ${canceled} ${canceled === 1 ? 'cancelada' : 'canceladas'}`
}

/** Says what will happen: "2 desaparecen de la agenda y sus cupos quedan libres. 1 es de una serie fija: se cancela solo en esta fecha." */
function describeBulkDeletion(dated: number, standing: number) {
  const datedText =
    dated > 0 &&
    (dated === 1 ? '1 desaparece de la agenda y su cupo queda libre.' : `${dated} desaparecen de la agenda y sus cupos quedan libres.`)
  const seriesText =
    standing > 0 &&
    (standing === 1
      ? '1 es de una serie fija: se cancela solo en su fecha y la serie sigue.'
      : `${standing} son de series fijas: se cancelan solo en su fecha y las series siguen.`)
  return [datedText, seriesText].filter(Boolean).join(' ')
}
