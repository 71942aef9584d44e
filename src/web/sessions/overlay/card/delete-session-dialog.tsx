import { useState } from 'react'
import { formatFullName } from '../../../people/name.ts'
import { ConfirmDeleteDialog } from '../../../ui/feedback/confirm-delete-dialog.tsx'
import { useAgendaActions } from '../../data/changes/agenda-actions.ts'
import { isFirstOccurrence, planDeletion, planEnd, planMark, type Scope } from '../../data/changes/plans.ts'
import { describeSessionWithWorker } from '../../data/describe-session.ts'
import type { Session } from '../../data/queries.ts'
import { describeDeletion } from './describe-changes.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { useRelatedSessions } from './use-related-sessions.ts'
import { useSessionAccess } from './use-session-access.ts'

interface Props {
  session: Session
  isPast: boolean
  onClose: () => void
}

/** Asks before a session is deleted. An occurrence is either canceled on its date, or its series ends there. */
export default function DeleteSessionDialog({ session, isPast, onClose }: Props) {
  const { makeChange } = useAgendaActions()
  const access = useSessionAccess(session, isPast)
  const related = useRelatedSessions(session)
  const [scope, setScope] = useState<Scope>(access.state ? 'once' : 'onwards')
  const name = formatFullName(session.client.person)
  const description = describeSessionWithWorker(session)
  const describeConsequence = (choice: Scope) => (related ? describeDeletion(session, choice, related) : 'Cargando...')

  if (!session.standing)
    return (
      <ConfirmDeleteDialog
        opened
        question={`¿Eliminar la sesión de ${name}?`}
        consequence={describeConsequence('once')}
        isLoading={!related}
        actionLabel="Eliminar sesión"
        onConfirm={() => makeChange(`Sesión eliminada: ${description}`, planDeletion(session, related?.series))}
        onClose={onClose}
      />
    )
  const cancelOnce = () => makeChange(`Sesión cancelada: ${description}`, planMark(session, { state: 'canceled' }))
  const endsWholeSeries = isFirstOccurrence(session)
  const endSeries = () =>
    makeChange(`Serie ${endsWholeSeries ? 'eliminada' : 'terminada'}: ${description}`, planEnd(session, related?.records ?? []))
  return (
    <ConfirmDeleteDialog
      opened
      question={`¿Eliminar la sesión fija de ${name}?`}
      consequence=""
      isLoading={!related}
      actionLabel={scope === 'once' ? 'Cancelar esta fecha' : endsWholeSeries ? 'Eliminar la serie' : 'Terminar la serie'}
      onConfirm={scope === 'once' ? cancelOnce : endSeries}
      onClose={onClose}
    >
      <ScopeChoice
        scope={scope}
        outcomes={{
          ...(access.state && { once: describeConsequence('once') }),
          ...(access.end && { onwards: describeConsequence('onwards') }),
        }}
        onChange={setScope}
      />
    </ConfirmDeleteDialog>
  )
}
